/** What the host's server and its page tell each other. Types only. */
import type { Outcome, RequestUserInputBlock } from '@wework/chat-form/core';

/** What the plugin offers, as the page shows it. */
export interface ToolInfo {
  readonly name: string;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly inputSchema: Readonly<Record<string, unknown>>;
}

export interface PluginInfo {
  /** What the plugin calls itself. Untrusted text. */
  readonly name: string;
  readonly profile: 'wework' | 'mcp';
  /** Who reads what a person writes, where anybody does. */
  readonly model?: string | undefined;
  readonly state: 'running' | 'ended';
  readonly tools: readonly ToolInfo[];
}

/** Something that happened without anyone's words; the page has them in its language. */
export type Notice =
  | 'noModel'
  | 'pluginEnded'
  | 'tooManyQuestions'
  | 'nobodyThere'
  | 'withdrawn'
  | 'notDrawable'
  | 'refused'
  | 'codexEnded'
  | 'turnFailed'
  | 'turnStopped';

/** One entry of the transcript, without its place in it. */
export type ItemContent =
  | { readonly kind: 'said'; readonly text: string; readonly state?: 'running' | 'ended' }
  | {
      readonly kind: 'called';
      readonly tool: string;
      readonly title: string;
      readonly arguments: Readonly<Record<string, unknown>>;
      readonly state: 'running' | 'ended';
    }
  | {
      readonly kind: 'question';
      readonly key: string;
      readonly block: RequestUserInputBlock;
      readonly outcome?: Outcome | undefined;
    }
  /** What the model does to answer: a tool, a command, a change of files. */
  | {
      readonly kind: 'used';
      readonly title: string;
      readonly detail: string;
      readonly state: 'running' | 'ended' | 'failed' | 'stopped';
    }
  /** What went back, to the letter. */
  | { readonly kind: 'result'; readonly to: 'plugin' | 'codex'; readonly result: unknown }
  | { readonly kind: 'replied'; readonly title: string; readonly text: string; readonly isError: boolean }
  | { readonly kind: 'notice'; readonly notice: Notice; readonly detail?: string | undefined };

export type Item = ItemContent & { readonly id: number };

/** What the server tells a page: first everything, then what is new. */
export type HostEvent =
  | { readonly type: 'all'; readonly plugin: PluginInfo; readonly items: readonly Item[] }
  | { readonly type: 'plugin'; readonly plugin: PluginInfo }
  /** A new entry, or one that changed. */
  | { readonly type: 'item'; readonly item: Item };

/** What a page tells the server, each by POST to `/api/<name>`. */
export interface Commands {
  readonly say: { readonly text: string };
  readonly call: { readonly tool: string; readonly arguments: Readonly<Record<string, unknown>> };
  readonly stop: { readonly id: number };
  readonly answer: { readonly key: string; readonly outcome: Outcome };
}
