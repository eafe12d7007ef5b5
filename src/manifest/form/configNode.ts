import type { Issue } from '../../schema/issue.js';
import type { Bag } from '../../schema/json.js';
import type { ConfigFieldCode } from '../manifestCode.js';

/** One value to choose, and what a person reads. Identity is position; the value may be any JSON. */
export interface ConfigOption {
  readonly value: unknown;
  readonly label: string;
  readonly description?: string;
  readonly disabled?: boolean;
}

/** What every node has. */
interface NodeBase {
  /** Property names from the root of the config; `*` stands for any row of a list. */
  readonly path: readonly string[];
  /** The last segment of the path: the property's name, `*` for a row, `''` for the root. */
  readonly key: string;
  /** From a hint, the schema's `title`, else the key. */
  readonly title: string;
  readonly description?: string;
  readonly help?: string;
  readonly placeholder?: string;
  readonly format?: string;
  /** A known widget's name in small letters: `textarea`, `password`, `radio`, `select`, `hidden`, …. Unknown ones are left out. */
  readonly widget?: string;
  /** How many lines a textarea shows. */
  readonly rows?: number;
  readonly required: boolean;
  /** Whether the stored value must never be shown. */
  readonly secret: boolean;
  /** Whether the field may fold away. */
  readonly advanced: boolean;
  readonly disabled: boolean;
  readonly readOnly: boolean;
  /** Whether `null` is a value too. */
  readonly nullable: boolean;
  /** Filled in once. Absent where the schema has none; never for secrets. */
  readonly default?: unknown;
  /** The field's schema with references read away. */
  readonly schema: Bag;
  /** What the plugin's author should know of this field. */
  readonly issues: readonly Issue[];
}

/** A field with one line or several of text. */
export interface TextNode extends NodeBase {
  readonly kind: 'string';
  /** Whether an empty text is a value like any other: no format, pattern or minimum length is against it. */
  readonly plain: boolean;
}

export interface NumberNode extends NodeBase {
  readonly kind: 'number' | 'integer';
}

export interface BooleanNode extends NodeBase {
  readonly kind: 'boolean';
}

/** One of a few. */
export interface EnumNode extends NodeBase {
  readonly kind: 'enum';
  readonly options: readonly ConfigOption[];
}

/** Several of a few; the value is a list. */
export interface MultiNode extends NodeBase {
  readonly kind: 'multi';
  readonly options: readonly ConfigOption[];
}

/** A list with rows to add, remove and move. */
export interface ListNode extends NodeBase {
  readonly kind: 'array';
  readonly item: ConfigNode;
}

/** A section. */
export interface SectionNode extends NodeBase {
  readonly kind: 'object';
  readonly children: readonly ConfigNode[];
}

/** What has no control of its own is edited as JSON. */
export interface JsonNode extends NodeBase {
  readonly kind: 'json';
  /** Why. `secret` stands for a secret that is no text. */
  readonly reason: ConfigFieldCode | 'secret';
  /**
   * The JSON types that the schema allows; absent where it leaves them open. Where `string` is among them, what is
   * typed needs no quotes.
   */
  readonly types?: readonly string[];
}

/** One node of a config form. */
export type ConfigNode =
  TextNode | NumberNode | BooleanNode | EnumNode | MultiNode | ListNode | SectionNode | JsonNode;

/** A config form: what to draw for a `config_schema`. */
export interface ConfigForm {
  readonly root: SectionNode;
  /** The schema as it came, for `checkConfig`. */
  readonly schema: unknown;
  /** All issues of all nodes; paths lead into the schema. */
  readonly issues: readonly Issue[];
}
