// @vitest-environment node
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { limits } from '../../src/core/index.js';
import { commandIds, readManifest } from '../../src/manifest/index.js';
import { adviceText, manifestAdviceFor } from '../../src/messages/index.js';
import { anyManifest } from './arbitraries.js';

const words = [manifestAdviceFor('en'), manifestAdviceFor('zh-CN')];

function check(json: unknown): void {
  const read = readManifest(json);
  expect(read.ok).toBe(!read.issues.some(({ severity }) => severity === 'error'));
  for (const issue of read.issues) {
    expect(JSON.parse(JSON.stringify(issue))).toEqual(issue);
    for (const language of words) {
      const said = adviceText(language, issue);
      expect(`${String(said?.text)} ${String(said?.advice)}`).not.toMatch(/undefined|\[object/);
    }
  }
  if (read.ok) expect(commandIds(read.value)).toHaveLength(read.value.commands.length);
}

describe('the reader', () => {
  test.prop([fc.jsonValue({ maxDepth: 6 })])('reads any JSON', (json) => {
    check(json);
  });

  test.prop([anyManifest], { numRuns: 500 })('reads manifests with anything in them', (json) => {
    check(json);
  });

  test.prop([fc.anything()])('reads what is not even JSON', (value) => {
    expect(() => readManifest(value)).not.toThrow();
  });

  const deep = (levels: number) => {
    let value: unknown = 1;
    for (let level = 0; level < levels; level += 1) value = { a: [value] };
    return value;
  };
  it.each<[string, object]>([
    ['many keys', Object.fromEntries(Array.from({ length: limits.entries }, (_, index) => [`k${index}`, 1]))],
    ['a long text', { description: 'x'.repeat(limits.characters) }],
    ['depth', { metadata: deep(10_000) }],
  ])('turns down %s beyond its limits, at once', (_, rest) => {
    const read = readManifest({ id: 'a', name: 'A', version: '1.0.0', kind: 'tool', ...rest });
    expect(read.issues.map(({ code }) => code)).toEqual(['too_large']);
  });

  it('stays quick just below them, and does not say the same thing without end', () => {
    const commands = Array.from({ length: 9_000 }, (_, index) => ({
      nome: `command ${index}`,
      tipe: 'x',
      a: 1,
    }));
    const read = readManifest({ id: 'a', name: 'A', version: '1.0.0', kind: 'tool', commands });
    expect(read.issues.length).toBeLessThanOrEqual(1500);
  });

  it('survives a value that holds itself', () => {
    const self: Record<string, unknown> = { id: 'a' };
    self['metadata'] = self;
    expect(readManifest(self).issues.map(({ code }) => code)).toEqual(['too_large']);
  });
});
