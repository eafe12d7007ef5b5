import { fc } from '@fast-check/vitest';
import { seedManifests } from '../fixtures/manifests/seed.js';

const words = fc.constantFrom(
  '',
  ' ',
  'a',
  'a.b',
  'a b',
  '1.0.0',
  '{{config.a}} {{b}}',
  '__proto__',
  'program',
);
const texts = fc.oneof(
  words,
  fc.array(fc.oneof(words, fc.constant(1)), { maxLength: 2 }),
  fc.constantFrom(1, null, true),
);
const some = (fields: Record<string, fc.Arbitrary<unknown>>) => fc.record(fields, { requiredKeys: [] });

const command = some({
  name: texts,
  description: texts,
  type: fc.oneof(fc.constantFrom('response', 'template', 'process', 'stdio', 'proces'), texts),
  response: texts,
  response_template: texts,
  program: texts,
  args: texts,
  required_config: texts,
  timeout_seconds: fc.constantFrom(0, -1, 1.5, '1', null),
});
const commands = fc.oneof(
  fc.array(fc.oneof({ weight: 5, arbitrary: command }, texts), { maxLength: 3 }),
  texts,
);
const adapter = some({
  mode: fc.oneof(fc.constantFrom('managed_webhook', 'direct_ws'), texts),
  supported_channels: texts,
  supportedChannels: texts,
  channel_type: texts,
  lifecycle: fc.oneof(some({ send: texts, receive: texts, sent: texts, constructor: texts }), texts),
});
const field = fc.oneof(
  some({
    type: fc.constantFrom('string', 'object', 'frob', 1),
    properties: fc.constantFrom({}, { a: {} }, 1),
  }),
  texts,
);
const configSchema = fc.oneof(
  some({
    type: fc.constantFrom('object', 'string', 1),
    properties: fc.oneof(some({ a: field, __proto__: field }), texts),
    required: texts,
  }),
  texts,
);

/** Manifests in which each part may be right, wrong in a small way, or missing. */
const manyManifests = some({
  id: texts,
  name: texts,
  version: texts,
  kind: fc.oneof(fc.constantFrom('tool', 'channel', 'skill', 'Tool'), texts),
  description: texts,
  capabilities: texts,
  permissions: texts,
  config_schema: configSchema,
  ui_schema: fc.oneof(fc.constant({}), texts),
  entrypoints: fc.oneof(some({ commands, channel_adapter: fc.oneof(adapter, texts) }), texts),
  commands,
  compatibilityMode: fc.oneof(fc.constantFrom('native', 'openclaw', 'skill_bridge'), texts),
  openclaw: fc.oneof(some({ adapter: texts, entry: texts, capabilities: texts }), texts),
  signing: texts,
  min_runtime_version: texts,
  metadata: texts,
  verison: texts,
});

/** A whole manifest of the document with one or two parts replaced. */
const mutatedManifests = fc
  .tuple(
    fc.constantFrom(...Object.values(seedManifests)),
    manyManifests,
    fc.array(fc.nat(16), { maxLength: 2 }),
  )
  .map(([manifest, other, picks]): Record<string, unknown> => {
    const changed = Object.entries(other).filter((_, index) => picks.includes(index));
    return { ...manifest, ...Object.fromEntries(changed) };
  });

/** A manifest that uses everything there is. */
const everything: Record<string, unknown> = {
  ...Object.fromEntries(Object.values(seedManifests).flatMap((manifest) => Object.entries(manifest))),
  entrypoints: {
    commands: [{ name: 'stdio', type: 'stdio', program: 'node', args: ['a'], required_config: ['mode'] }],
    channel_adapter: {
      mode: 'direct_ws',
      supported_channels: ['a'],
      supportedChannels: ['a'],
      channel_type: 'b',
      lifecycle: { send: 'c', health: true },
    },
  },
  commands: [
    { name: 'a', description: 'b', type: 'response', response: 'c', timeout_seconds: 1 },
    { name: 'b', type: 'template', response_template: '{{config.mode}}' },
    { name: 'c', response: 'd' },
    { name: 'd', type: 'other', program: 'e' },
  ],
  compatibilityMode: 'openclaw',
  openclaw: { adapter: 'a', entry: 'b', capabilities: ['c'] },
  permissions: ['a'],
  ui_schema: {},
  signing: {},
  min_runtime_version: '1.0.0',
  metadata: {},
};

type Path = readonly (string | number)[];

function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...path, key]))];
}

/** A copy with another value at a place, or without it. */
function changedAt(value: unknown, [key, ...rest]: Path, change: unknown): unknown {
  if (key === undefined) return change;
  const entries = Object.entries(value as object).flatMap(([name, inner]): [string, unknown][] => {
    const next: unknown = name === String(key) ? changedAt(inner, rest, change) : inner;
    return next === undefined ? [] : [[name, next]];
  });
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

const ODD = [undefined, [], '', ' ', null, 0, -1, 1, {}, 'x', 'native', 'response', ['a'], [1], [' '], true];

/** The manifest that uses everything, and all that it becomes when one place is changed. */
export const oneChange: readonly unknown[] = [
  everything,
  ...pathsIn(everything).flatMap((path) => ODD.map((value) => changedAt(everything, path, value))),
];

/** The same with two places changed. */
const twoChanges = fc
  .tuple(fc.constantFrom(...oneChange), fc.nat(), fc.constantFrom(...ODD))
  .map(([manifest, which, value]) => {
    const paths = pathsIn(manifest);
    return changedAt(manifest, paths[which % paths.length]!, value);
  });

export const anyManifest = fc.oneof(manyManifests, mutatedManifests, twoChanges);
