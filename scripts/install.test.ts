import { expect, test } from 'vitest';
import { missingParts } from './install.mjs';

const start = {
  needs: 'product',
  isNodeNeeded: true,
  lockfile: 'new',
  installed: {},
  hasTools: false,
} as const;

test('a start installs what runs, and the pinned Node where the machine has none', () => {
  expect(missingParts(start)).toEqual(['node', 'product']);
  expect(missingParts({ ...start, isNodeNeeded: false })).toEqual(['product']);
  expect(missingParts({ ...start, installed: { node: 'new', product: 'old' } })).toEqual(['product']);
  expect(missingParts({ ...start, installed: { node: 'new', product: 'new' } })).toEqual([]);
});

test('a test installs everything', () => {
  expect(missingParts({ ...start, needs: 'tools', installed: { product: 'new' } })).toEqual(['tools']);
  expect(missingParts({ ...start, needs: 'tools', installed: { tools: 'new' }, hasTools: true })).toEqual([]);
});

test('a start takes no tools away, whatever has installed them', () => {
  const changed = { ...start, hasTools: true };
  expect(missingParts({ ...changed, installed: { tools: 'old' } })).toEqual(['tools']);
  expect(missingParts(changed)).toEqual(['tools']);
  expect(missingParts({ ...changed, installed: { product: 'old' } })).toEqual(['tools']);
  expect(missingParts({ ...changed, installed: { tools: 'new' } })).toEqual([]);
});
