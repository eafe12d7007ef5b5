import type {
  BooleanNode,
  ConfigForm,
  EnumNode,
  JsonNode,
  ListNode,
  MultiNode,
  NumberNode,
  SectionNode,
  TextNode,
} from '../form/configNode.js';
import type { ConfigPath } from '../text/toPath.js';

/** A field inside a form: property names, and for each row of a list its id, a number that stays with the row. */
export type FieldPath = readonly (string | number)[];

/** What a host knows of a config. */
export interface GivenConfig {
  /** The stored config. Secrets may be in it, or apart. */
  readonly value?: unknown;
  /** The places that the person cleared, as they were saved: their defaults stay away. */
  readonly cleared?: readonly ConfigPath[] | undefined;
  /** The places of secrets that are stored apart from the value. */
  readonly storedSecrets?: readonly ConfigPath[] | undefined;
}

/** Whether a secret stays as it is stored, gets a new value, or goes. `none`: there is none, and none was typed. */
export type SecretState = 'none' | 'kept' | 'replaced' | 'cleared';

/** A field with one value. */
export interface LeafState {
  readonly kind: 'leaf';
  readonly node: TextNode | NumberNode | BooleanNode | EnumNode | MultiNode | JsonNode;
  /** The value, any JSON; undefined where there is none. Of a secret only what was typed, never what is stored. */
  readonly held: unknown;
  /** The text as it was typed; undefined until something is, and again once the value came from elsewhere. */
  readonly text: string | undefined;
  /** Why the text is no value: such a text is kept, and left out of what is saved. */
  readonly problem: 'number' | 'integer' | 'json' | undefined;
  /** Whether the person emptied what was set, so that a default must not come back. */
  readonly cleared: boolean;
  /** Whether the value is a default that came because the section around it did. */
  readonly filled: boolean;
  readonly secret: SecretState;
  /** Where the stored secret is, in the config as it was given. */
  readonly stored: readonly (string | number)[] | undefined;
  /** What it was when the config came; a difference is an edit. */
  readonly base: { readonly held: unknown; readonly cleared: boolean };
}

/** One row of a list. */
export interface RowState {
  /** Stays with the row, whatever is added, removed or moved. */
  readonly id: number;
  readonly field: FieldState;
}

/** A list with rows. */
export interface ListState {
  readonly kind: 'list';
  readonly node: ListNode;
  /** What stood there if it was no list; kept until a row is added. */
  readonly stray: unknown;
  readonly rows: readonly RowState[];
  readonly cleared: boolean;
  /** Whether the rows are a default that came because the section around it did. */
  readonly filled: boolean;
  /** The ids of the rows when the config came; undefined where there was no list. */
  readonly base: { readonly ids: readonly number[] | undefined; readonly cleared: boolean };
}

/** A section: a field for each property that is drawn. */
export interface SectionState {
  readonly kind: 'section';
  readonly node: SectionNode;
  /** The keys of the object as it was given, in their order. */
  readonly keys: readonly string[];
  /** The values of those that are no fields. Secrets are not among them. */
  readonly others: ReadonlyMap<string, unknown>;
  /** What stood there if it was no object; kept until a field is edited. */
  readonly stray: unknown;
  /** Whether it is there even with nothing in it: it was given, or it is a row. */
  readonly present: boolean;
  /** Whether it is there because the section around it is, and needs it. */
  readonly filled: boolean;
  readonly fields: ReadonlyMap<string, FieldState>;
}

export type FieldState = LeafState | ListState | SectionState;

/** Everything a config form knows. A value without functions; it holds stored secrets only in `sealed`. */
export interface ConfigState {
  readonly form: ConfigForm;
  readonly root: SectionState;
  /** As it was given, or saved last; `reset` goes back there. */
  readonly given: GivenConfig;
  /** Secrets that came inside the value, by place. Nothing that is drawn has them. */
  readonly sealed: ReadonlyMap<string, unknown>;
  readonly nextRow: number;
}

/** What can happen to a form, named for what happened. */
export type ConfigEvent =
  /** A text was typed, into a text, a number, JSON or a secret. */
  | { readonly type: 'typed'; readonly path: FieldPath; readonly text: string }
  /** A value was chosen: of a switch, of options; undefined takes it back. */
  | { readonly type: 'chosen'; readonly path: FieldPath; readonly value: unknown }
  /** A field was emptied, all rows of a list removed, or a stored secret taken away. */
  | { readonly type: 'cleared'; readonly path: FieldPath }
  /** The stored secret stays after all. */
  | { readonly type: 'secretKept'; readonly path: FieldPath }
  | { readonly type: 'rowAdded'; readonly path: FieldPath; readonly index?: number }
  | { readonly type: 'rowRemoved'; readonly path: FieldPath; readonly row: number }
  /** The row now stands at this index. */
  | { readonly type: 'rowMoved'; readonly path: FieldPath; readonly row: number; readonly index: number }
  /** The host has another config: what was edited here stays, the rest follows. */
  | { readonly type: 'configReceived'; readonly config: GivenConfig }
  /** What the form says now is stored. */
  | { readonly type: 'saved' }
  | { readonly type: 'reset' };
