import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import * as features from '#areas/registry.ts';
import type { TaskParts } from '#areas/server-feature.ts';
import { featureTasks, serverFeatures } from './features.ts';

const areas = join(import.meta.dirname, '../../areas');
const folders = globSync('*/*/feature.ts', { cwd: areas }).map(dirname);

test('every folder of a feature is in the list, by its area and its own name', () => {
  const listed = Object.values(features).map(({ area, id }) => join(area, id));
  expect(listed.sort()).toEqual(folders.sort());
});

test('every feature that declares calls answers them', () => {
  const withCalls = folders.filter((folder) => existsSync(join(areas, folder, 'contract.ts')));
  const answering = serverFeatures.filter(({ endpoints }) => Object.keys(endpoints).length > 0);
  expect(answering).toHaveLength(withCalls.length);
});

test('no two features have a job of one name', () => {
  const parts = { settings: {} } as TaskParts;
  const each = serverFeatures.flatMap(({ tasks }) => Object.keys(tasks?.(parts) ?? {}));
  expect(Object.keys(featureTasks(parts)).sort()).toEqual(each.sort());
  expect(each.length).toBeGreaterThan(5);
});
