/** Plugin manifests and their configs: readers and checks. Pure: no React, no DOM, no words. */
export type { CheckConfigOptions } from './checkConfig.js';
export { checkConfig } from './checkConfig.js';
export type { NamedCommands } from './commandIds.js';
export { commandIds } from './commandIds.js';
export type {
  BooleanNode,
  ConfigForm,
  ConfigNode,
  ConfigOption,
  EnumNode,
  JsonNode,
  ListNode,
  MultiNode,
  NumberNode,
  SectionNode,
  TextNode,
} from './form/configNode.js';
export type { JsonText, TextPlace } from './json/readJsonText.js';
export { readJsonText } from './json/readJsonText.js';
export type {
  AdapterMode,
  ChannelAdapter,
  CommandType,
  CompatibilityMode,
  LifecycleStage,
  OpenClawBridge,
  PluginCommand,
  PluginKind,
  PluginManifest,
} from './manifest.js';
export type { ConfigFieldCode, JsonCode, ManifestCode } from './manifestCode.js';
export { readConfigForm } from './readConfigForm.js';
export type { ManifestReading } from './readManifest.js';
export { readManifest } from './readManifest.js';
export type { RenderOptions } from './renderResponseTemplate.js';
export { renderResponseTemplate } from './renderResponseTemplate.js';
export type { ConfigPath } from './text/toPath.js';
