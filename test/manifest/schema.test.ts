// @vitest-environment node
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fc, test } from '@fast-check/vitest';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { readManifest } from '../../src/manifest/index.js';
import { commonMistakes, seedManifests } from '../fixtures/manifests/seed.js';
import { anyManifest, oneChange } from './arbitraries.js';

const file = resolve(import.meta.dirname, '../../src/manifest/plugin.manifest.schema.json');
const schema = JSON.parse(readFileSync(file, 'utf8')) as object;
const ajv = new Ajv({ strict: false });
const isValid = ajv.compile(schema);

/** What a JSON Schema cannot say, so that only the reader refuses it. */
const READER_ONLY = ['command_repeated', 'too_large'];

const isRead = (json: unknown) =>
  !readManifest(json).issues.some(
    ({ severity, code }) => severity === 'error' && !READER_ONLY.includes(code),
  );

describe('the JSON Schema of the manifest', () => {
  it('is a valid schema', () => {
    expect(ajv.validateSchema(schema)).toBe(true);
  });

  it.each(Object.entries(seedManifests))('accepts the example %s', (_, manifest) => {
    expect(isValid(manifest)).toBe(true);
  });

  it.each(Object.entries(commonMistakes))('refuses the mistake %s', (_, manifest) => {
    expect(isValid(manifest)).toBe(false);
  });

  test.prop([anyManifest], { numRuns: 3000 })(
    'refuses what the reader calls an error, and nothing else',
    (json) => {
      expect({
        valid: isValid(json),
        errors: isValid.errors?.map(({ instancePath, keyword }) => instancePath + keyword),
      }).toMatchObject({ valid: isRead(json) });
    },
    30_000,
  );

  test.prop([fc.jsonValue()])('agrees on any JSON', (json) => {
    expect(isValid(json)).toBe(isRead(json));
  });

  it('agrees with the reader wherever one place of a manifest is changed', () => {
    const differ = oneChange.filter((json) => isValid(json) !== isRead(json));
    expect(differ).toEqual([]);
    const good = oneChange.filter((json) => isValid(json)).length;
    expect(isValid(oneChange[0])).toBe(true);
    expect(good).toBeGreaterThan(200);
    expect(oneChange.length - good).toBeGreaterThan(400);
  });

  it('describes every field for the editor that completes it', () => {
    const { properties } = schema as { properties: Record<string, { description?: string; $ref?: string }> };
    for (const [key, field] of Object.entries(properties))
      expect([key, field.description]).not.toContain(undefined);
  });
});
