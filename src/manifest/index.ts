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
export { configReducer } from './configReducer.js';
export type { ConfigFormStore } from './createConfigForm.js';
export { createConfigForm } from './createConfigForm.js';
export { issuesOfConfig } from './issuesOfConfig.js';
export { mergeSecrets } from './mergeSecrets.js';
export type { RedactedConfig } from './redactSecrets.js';
export { redactSecrets } from './redactSecrets.js';
export { secretPaths } from './secretPaths.js';
export { startConfig } from './startConfig.js';
export { fieldAt } from './state/changeField.js';
export type {
  ConfigEvent,
  ConfigState,
  FieldPath,
  FieldState,
  GivenConfig,
  LeafState,
  ListState,
  RowState,
  SecretState,
  SectionState,
} from './state/configState.js';
export { isEdited } from './state/isEdited.js';
export { textOf } from './state/textOf.js';
export type { ConfigOutcome, SecretChange } from './state/valueOf.js';
export { valueOf } from './state/valueOf.js';
