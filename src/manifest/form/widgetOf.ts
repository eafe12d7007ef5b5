import type { ConfigNode } from './configNode.js';

const ALIASES: Readonly<Record<string, string>> = {
  datetime: 'date-time',
  toggle: 'switch',
  checkbox: 'switch',
};
const TEXT = 'text textarea password email uri url date date-time time color hidden'.split(' ');
const NUMBER = 'text updown range password hidden'.split(' ');

/** The widgets that mean something for each kind of field. */
const KNOWN: Readonly<Record<ConfigNode['kind'], readonly string[]>> = {
  string: TEXT,
  number: NUMBER,
  integer: NUMBER,
  boolean: ['switch', 'radio', 'select', 'hidden'],
  enum: ['radio', 'select', 'hidden'],
  multi: ['checkboxes', 'select', 'hidden'],
  array: ['hidden'],
  object: ['hidden'],
  json: ['textarea', 'hidden'],
};

/**
 * A widget as it is named here: small letters, `TextareaWidget` as `textarea`, `checkbox` as `switch`.
 * Undefined where it means nothing for the kind.
 */
export function widgetOf(name: unknown, kind: ConfigNode['kind']): string | undefined {
  if (typeof name !== 'string') return undefined;
  const plain = name.toLowerCase().replace(/widget$/, '');
  const widget = Object.hasOwn(ALIASES, plain) ? ALIASES[plain] : plain;
  return KNOWN[kind].find((known) => known === widget);
}
