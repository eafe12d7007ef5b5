import type { BuildScope } from './buildField.js';
import { buildRow } from './buildField.js';
import type { FieldState, LeafState, ListState, SectionState } from './configState.js';
import { isEdited } from './isEdited.js';
import { withDefaults } from './withDefaults.js';

/**
 * A section that was left out comes with its defaults as soon as something is set in it, and goes with them when
 * nothing is any more. Other sections have theirs from the start.
 */
export function settleDefaults(section: SectionState, scope: BuildScope): SectionState {
  if (section.present) return section;
  const isReplaced = section.stray !== undefined && isEdited(section);
  return settleFields(section, isReplaced || holdsSomething(section), scope);
}

/** Whether there is something in it that the person set or the config had, more than a default that came along. */
function holdsSomething(field: FieldState): boolean {
  switch (field.kind) {
    case 'leaf':
      return (
        !field.filled && (field.held !== undefined || field.problem !== undefined || field.secret !== 'none')
      );
    case 'list':
      return !field.filled && field.rows.some((row) => holdsSomething(row.field));
    case 'section':
      return field.present || [...field.fields.values()].some(holdsSomething);
  }
}

function settle(field: FieldState, isSet: boolean, scope: BuildScope): FieldState {
  switch (field.kind) {
    case 'leaf':
      return settleLeaf(field, isSet);
    case 'list':
      return settleList(field, isSet, scope);
    case 'section':
      return field.present ? field : settleSection(field, isSet, scope);
  }
}

function settleLeaf(leaf: LeafState, isSet: boolean): LeafState {
  const { node, held, cleared, problem, filled } = leaf;
  if (!isSet) return filled ? { ...leaf, held: undefined, filled: false } : leaf;
  const isOpen = held === undefined && problem === undefined && !cleared;
  if (!isOpen || node.secret || node.default === undefined) return leaf;
  return { ...leaf, held: node.default, text: undefined, filled: true };
}

function settleList(list: ListState, isSet: boolean, scope: BuildScope): ListState {
  const { node, rows, cleared, filled, base } = list;
  if (!isSet) return filled ? { ...list, rows: [], filled: false } : list;
  const isOpen = rows.length === 0 && base.ids === undefined && !cleared && !filled;
  if (!isOpen || !Array.isArray(node.default)) return list;
  const values = withDefaults(node, node.default, [], scope) as readonly unknown[];
  return { ...list, rows: values.map((value) => buildRow(node, value, [], scope)), filled: true };
}

/** A section inside comes too if it is needed, or if its defaults are all that it needs. */
function settleSection(section: SectionState, isSet: boolean, scope: BuildScope): SectionState {
  const isOwn = holdsSomething(section);
  const settled = settleFields(section, isSet || isOwn, scope);
  if (!isSet || isOwn) return settled.filled ? { ...settled, filled: false } : settled;
  const isWhole = [...settled.fields.values()].every((field) => !field.node.required || hasValue(field));
  if (!section.node.required && !isWhole) return settleFields(section, false, scope);
  return section.node.required && !settled.filled ? { ...settled, filled: true } : settled;
}

/** The same object where nothing changes, so that nothing is drawn anew. */
function settleFields(section: SectionState, isSet: boolean, scope: BuildScope): SectionState {
  const fields = new Map([...section.fields].map(([key, field]) => [key, settle(field, isSet, scope)]));
  const isSame = [...fields].every(([key, field]) => section.fields.get(key) === field);
  return isSame ? section : { ...section, fields };
}

function hasValue(field: FieldState): boolean {
  switch (field.kind) {
    case 'leaf':
      return field.held !== undefined || field.secret === 'kept';
    case 'list':
      return field.rows.length > 0;
    case 'section':
      return field.present || field.filled || [...field.fields.values()].some(hasValue);
  }
}
