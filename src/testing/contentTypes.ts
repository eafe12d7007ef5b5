/** What a field of an elicitation may answer with. */
export type FieldValue = string | number | boolean | string[];

/** The properties of `requestedSchema`; `never` where the type of the params does not say. */
type FieldsOf<Params> = 0 extends 1 & Params
  ? never
  : Params extends { readonly requestedSchema: { readonly properties: infer Fields } }
    ? string extends keyof Fields
      ? never
      : Fields
    : never;

/** The keys named in `required`; `never` where the type does not say which. */
type RequiredOf<Params> = Params extends {
  readonly requestedSchema: { readonly required: readonly (infer Key)[] };
}
  ? string extends Key
    ? never
    : Key
  : never;

/** A bare `const` is sent without being asked. */
type Fixed = { readonly const: unknown };

/** The JSON value that one field answers with, by its schema: options first, then the type. */
type ValueOf<Field> = Field extends { readonly const: infer Value }
  ? Value
  : Field extends { readonly oneOf: readonly [infer First, ...infer Rest] }
    ? MemberOf<First | Rest[number]>
    : Field extends { readonly anyOf: readonly [infer First, ...infer Rest] }
      ? MemberOf<First | Rest[number]>
      : Field extends { readonly allOf: readonly [infer Only] }
        ? ValueOf<Only>
        : Field extends { readonly enum: readonly [infer First, ...infer Rest] }
          ? Exclude<First | Rest[number], null>
          : Field extends { readonly items: infer Items }
            ? ValueOf<Items>[]
            : Field extends { readonly type: infer Type }
              ? TypeOf<Type>
              : Field extends { readonly $ref: unknown }
                ? FieldValue
                : string;

/** An option's value, or the value of a nullable field's other half. Null itself is never answered. */
type MemberOf<Member> = Member extends { readonly const: null } | { readonly type: 'null' }
  ? never
  : ValueOf<Member>;

type TypeOf<Type> = Type extends readonly (infer One)[]
  ? TypeOf<Exclude<One, 'null'>>
  : Type extends 'string'
    ? string
    : Type extends 'number' | 'integer'
      ? number
      : Type extends 'boolean'
        ? boolean
        : Type extends 'array'
          ? string[]
          : FieldValue;

type Simple<Parts> = { [Key in keyof Parts]: Parts[Key] };

/**
 * The content of an accepted form, inferred from its `requestedSchema`: required and fixed fields are there,
 * the others may be left out. Without literal types in the schema it is any content.
 */
export type ContentOf<Params> = [FieldsOf<Params>] extends [never]
  ? Record<string, FieldValue>
  : Simple<
      {
        -readonly [
          Key in keyof FieldsOf<Params> as Key extends RequiredOf<Params>
            ? Key
            : FieldsOf<Params>[Key] extends Fixed
              ? Key
              : never
        ]: ValueOf<FieldsOf<Params>[Key]>;
      } & {
        -readonly [
          Key in keyof FieldsOf<Params> as Key extends RequiredOf<Params>
            ? never
            : FieldsOf<Params>[Key] extends Fixed
              ? never
              : Key
        ]?: ValueOf<FieldsOf<Params>[Key]>;
      }
    >;

/** What a person does about each field: a value answers it, null empties it, nothing leaves it as it stands. */
export type ValuesOf<Params> = [FieldsOf<Params>] extends [never]
  ? Readonly<Record<string, FieldValue | readonly FieldValue[] | null | undefined>>
  : {
      readonly [Key in keyof FieldsOf<Params> as FieldsOf<Params>[Key] extends Fixed ? never : Key]?:
        Typed<ValueOf<FieldsOf<Params>[Key]>> | null | undefined;
    };

/** Lists may be given as constants. */
type Typed<Value> = Value extends readonly (infer One)[] ? readonly One[] : Value;

/** An accept as an MCP client answers it: with content for a form, without for an address. */
export type AcceptedForm<Params> = Params extends { readonly mode: 'url' }
  ? { action: 'accept' }
  : { action: 'accept'; content: ContentOf<Params> };
