import { isBag, own } from './json.js';
import type { Profile } from './profile.js';

/** A profile as JSON carries it, or undefined where a switch is missing or has no known setting. */
export function readProfile(value: unknown): Profile | undefined {
  if (!isBag(value)) return undefined;
  const preselect = own(value, 'preselect');
  const blankText = own(value, 'blankText');
  const [submitOnSelect, enforce, multiSelect, urlMode] = [
    'submitOnSelect',
    'enforce',
    'multiSelect',
    'urlMode',
  ].map((key) => own(value, key));
  if (preselect !== 'first' && preselect !== 'default' && preselect !== 'none') return undefined;
  if (blankText !== 'send' && blankText !== 'omit') return undefined;
  if (typeof submitOnSelect !== 'boolean' || typeof enforce !== 'boolean') return undefined;
  if (typeof multiSelect !== 'boolean' || typeof urlMode !== 'boolean') return undefined;
  return { preselect, submitOnSelect, enforce, multiSelect, blankText, urlMode };
}
