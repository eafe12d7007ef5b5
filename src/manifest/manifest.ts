import type { Bag } from '../schema/json.js';

/** What a plugin is: something that acts, something that carries messages, or a skill. */
export type PluginKind = 'tool' | 'channel' | 'skill';

/** How a command is carried out: a fixed text, a text with config values in it, or a program. */
export type CommandType = 'response' | 'template' | 'process' | 'stdio';

/** How a channel is reached. */
export type AdapterMode = 'managed_webhook' | 'direct_ws' | 'direct_stream' | 'direct_polling';

/** How the plugin is loaded. */
export type CompatibilityMode = 'native' | 'openclaw' | 'skill_bridge';

/** What happens in the life of a channel. */
export type LifecycleStage =
  | 'install'
  | 'validate'
  | 'connect'
  | 'disconnect'
  | 'receive'
  | 'send'
  | 'health'
  | 'route'
  | 'archive_media';

/** One command, registered as `plugin.<id>.<name>`. */
export interface PluginCommand {
  readonly name: string;
  readonly description?: string;
  /** As written; or, where it is missing or unknown, the one that the filled field tells. */
  readonly type: CommandType;
  readonly response?: string;
  readonly responseTemplate?: string;
  readonly program?: string;
  readonly args?: readonly string[];
  /** Config fields it cannot do without: names, or dotted paths. */
  readonly requiredConfig?: readonly string[];
  /** In seconds, above 0. */
  readonly timeoutSeconds?: number;
}

/** How a channel plugin connects. */
export interface ChannelAdapter {
  readonly mode: AdapterMode;
  /** At least one, such as `dingtalk`. */
  readonly supportedChannels: readonly string[];
  readonly channelType?: string;
  /** Switched on or off, or the path of a script. Stages that are not named here are left out. */
  readonly lifecycle?: Readonly<Partial<Record<LifecycleStage, boolean | string>>>;
}

/** The bridge of `compatibilityMode: "openclaw"`. */
export interface OpenClawBridge {
  readonly adapter?: string;
  readonly entry?: string;
  readonly capabilities?: readonly string[];
}

/** A `plugin.manifest.json` that was read: one spelling for each name, both places of commands as one list. */
export interface PluginManifest {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly kind: PluginKind;
  readonly description?: string;
  readonly capabilities?: readonly string[];
  readonly permissions?: readonly string[];
  /** The JSON Schema of the config, as it stands in the file. `readConfigForm` reads it. */
  readonly configSchema?: Bag;
  /** Hints for the look of its form, as they stand in the file. */
  readonly uiSchema?: Bag;
  /** Those of the top level, then those of `entrypoints.commands`; of a repeated name the first. */
  readonly commands: readonly PluginCommand[];
  readonly channelAdapter?: ChannelAdapter;
  readonly compatibilityMode: CompatibilityMode;
  readonly openclaw?: OpenClawBridge;
  readonly signing?: Bag;
  readonly minRuntimeVersion?: string;
  readonly metadata?: Bag;
}
