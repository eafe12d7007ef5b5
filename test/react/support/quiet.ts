import { configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

/**
 * Renders everything in StrictMode and fails a test that makes React, or anybody else, complain. Roles are
 * looked up without asking for each ancestor's visibility, which jsdom is slow at; the time is for machines
 * that are busy with something else.
 */
configure({ reactStrictMode: true, defaultHidden: true });
vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  expect(vi.mocked(console.warn).mock.calls).toEqual([]);
});
