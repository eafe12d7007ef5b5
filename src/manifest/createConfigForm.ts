import type { Issue } from '../schema/issue.js';
import type { CheckConfigOptions } from './checkConfig.js';
import { configReducer } from './configReducer.js';
import type { ConfigForm } from './form/configNode.js';
import { issuesOfConfig } from './issuesOfConfig.js';
import { startConfig } from './startConfig.js';
import { fieldAt } from './state/changeField.js';
import type { ConfigEvent, ConfigState, FieldPath, FieldState, GivenConfig } from './state/configState.js';
import { isEdited } from './state/isEdited.js';
import type { ConfigOutcome } from './state/valueOf.js';
import { valueOf } from './state/valueOf.js';

/** A config form that can be watched, as a whole or field by field. */
export interface ConfigFormStore {
  readonly getState: () => ConfigState;
  /** The state of one field: the same object until something in that field changes. */
  readonly field: (path: FieldPath) => FieldState | undefined;
  /**
   * Calls back after each change; with a path only when that field, or something in it, changed, so that a
   * keystroke reaches one field and the sections around it. Returns how to stop.
   */
  readonly subscribe: (listener: () => void, path?: FieldPath) => () => void;
  /** Applies an event at once. Returns the state it led to. */
  readonly dispatch: (event: ConfigEvent) => ConfigState;
  /** What is to be saved now. The same object until something changes. */
  readonly outcome: () => ConfigOutcome;
  /** What stands against it. The same object until something changes. */
  readonly issues: () => readonly Issue[];
  /** Whether anything is other than it was given, or saved last. */
  readonly isDirty: () => boolean;
}

interface Watch {
  readonly path: FieldPath;
  readonly listeners: Set<() => void>;
}

/** Starts a form without any interface. */
export function createConfigForm(
  form: ConfigForm,
  given?: GivenConfig,
  options?: CheckConfigOptions,
): ConfigFormStore {
  let state = startConfig(form, given);
  const watches = new Map<string, Watch>();
  const onState = <T>(work: (now: ConfigState) => T): (() => T) => {
    let last: { readonly from: ConfigState; readonly result: T } | undefined;
    return () => {
      if (last?.from !== state) last = { from: state, result: work(state) };
      return last.result;
    };
  };
  return {
    getState: () => state,
    field: (path) => fieldAt(state.root, path),
    subscribe: (listener, path = []) => {
      const key = JSON.stringify(path);
      const watch = watches.get(key) ?? { path, listeners: new Set() };
      watches.set(key, watch);
      // The same function may be handed over twice.
      const call = () => listener();
      watch.listeners.add(call);
      return () => {
        watch.listeners.delete(call);
        if (watch.listeners.size === 0 && watches.get(key) === watch) watches.delete(key);
      };
    },
    dispatch: (event) => {
      const before = state;
      const next = configReducer(before, event);
      if (next === before) return state;
      state = next;
      for (const { path, listeners } of [...watches.values()]) {
        const isSame = path.length > 0 && fieldAt(before.root, path) === fieldAt(next.root, path);
        if (!isSame) for (const listener of [...listeners]) listener();
      }
      return state;
    },
    outcome: onState(valueOf),
    issues: onState((now) => issuesOfConfig(now, options)),
    isDirty: onState(({ root }) => isEdited(root)),
  };
}
