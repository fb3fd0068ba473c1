import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as features from '#features/registry.ts';
import type { TaskParts } from '#features/server-feature.ts';
import { featureTasks, serverFeatures } from './features.ts';

const folder = new URL('../features/', import.meta.url);
const folders = readdirSync(folder, { withFileTypes: true }).filter((each) => each.isDirectory());
const ids = Object.values(features).map(({ id }) => id);

test('every folder of a feature is in the list, by its own name', () => {
  expect(ids).toEqual(folders.map(({ name }) => name).sort());
});

test('every feature that declares calls answers them', () => {
  const withCalls = folders.filter(({ name }) => readdirSync(new URL(name, folder)).includes('contract.ts'));
  const answering = serverFeatures.filter(({ endpoints }) => Object.keys(endpoints).length > 0);
  expect(answering).toHaveLength(withCalls.length);
});

test('no two features have a job of one name', () => {
  const parts = { settings: {} } as TaskParts;
  const each = serverFeatures.flatMap(({ tasks }) => Object.keys(tasks?.(parts) ?? {}));
  expect(Object.keys(featureTasks(parts)).sort()).toEqual(each.sort());
  expect(each.length).toBeGreaterThan(5);
});
