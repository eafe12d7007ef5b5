import { emptyScope } from './state/buildField.js';
import { changeField } from './state/changeField.js';
import { choose, emptyLeaf, keepSecret, typeInto } from './state/changeLeaf.js';
import { addRow, emptyList, moveRow, removeRow } from './state/changeRows.js';
import type { ConfigEvent, ConfigState, FieldState, LeafState, ListState } from './state/configState.js';
import { receiveConfig } from './state/receiveConfig.js';
import { savedConfig } from './state/savedConfig.js';
import { startConfig } from './startConfig.js';

/** What a form becomes when something happens. Pure; an event that fits no field, or changes nothing, gives the same state. */
export function configReducer(state: ConfigState, event: ConfigEvent): ConfigState {
  const scope = emptyScope(state.nextRow);
  const at = (path: readonly (string | number)[], change: (field: FieldState) => FieldState): ConfigState => {
    const root = changeField(state.root, path, change, scope);
    return root === state.root ? state : { ...state, root, nextRow: scope.nextRow };
  };
  switch (event.type) {
    case 'typed':
      return at(
        event.path,
        leaf((field) => typeInto(field, event.text)),
      );
    case 'chosen':
      return at(
        event.path,
        leaf((field) => choose(field, event.value)),
      );
    case 'cleared':
      return at(event.path, (field) => (field.kind === 'list' ? emptyList(field) : leaf(emptyLeaf)(field)));
    case 'secretKept':
      return at(
        event.path,
        leaf((field) => (field.node.secret ? keepSecret(field) : field)),
      );
    case 'rowAdded':
      return at(
        event.path,
        list((field) => addRow(field, event.index, scope)),
      );
    case 'rowRemoved':
      return at(
        event.path,
        list((field) => removeRow(field, event.row)),
      );
    case 'rowMoved':
      return at(
        event.path,
        list((field) => moveRow(field, event.row, event.index)),
      );
    case 'configReceived':
      return receiveConfig(state, event.config);
    case 'saved':
      return savedConfig(state);
    case 'reset':
      return startConfig(state.form, state.given, state.nextRow);
  }
}

function leaf(change: (field: LeafState) => LeafState): (field: FieldState) => FieldState {
  return (field) => {
    if (field.kind !== 'leaf') return field;
    const next = change(field);
    const keys = Object.keys(next) as (keyof LeafState)[];
    return keys.every((key) => Object.is(next[key], field[key])) ? field : next;
  };
}

function list(change: (field: ListState) => ListState): (field: FieldState) => FieldState {
  return (field) => (field.kind === 'list' ? change(field) : field);
}
