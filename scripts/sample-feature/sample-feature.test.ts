import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readImports } from '../imports/read-imports.ts';
import { refusals } from '../imports/refusals.ts';
import { sampleDiffstat } from '../sample-diffstat.ts';
import { sampleFeature } from './sample-feature.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const root = mkdtempSync(join(tmpdir(), 'sample-feature-'));
const isCopied = (path: string) =>
  !/\/(node_modules|dist|\.data|\.cache|e2e|reliability|\w[^/]*\.test\.tsx?)$/.test(path);

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

beforeAll(() => {
  for (const path of ['package.json', 'tsconfig.json', 'portal'])
    cpSync(join(repository, path), join(root, path), {
      recursive: true,
      filter: isCopied,
    });
  for (const path of ['node_modules', 'portal/node_modules'])
    symlinkSync(join(repository, path), join(root, path));
  for (const [path, text] of Object.entries(sampleFeature.create)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  for (const [path, change] of Object.entries(sampleFeature.change))
    writeFileSync(join(root, path), change(readFileSync(join(root, path), 'utf8')));
});
afterAll(() => rmSync(root, { recursive: true }));

test('touches its folder, the words of addresses, a migration and one line of the list', () => {
  const { create, change } = sampleFeature;
  const elsewhere = Object.keys(create).filter((path) => !path.startsWith('portal/areas/person/reminders/'));
  expect(elsewhere).toEqual(['portal/platform/database/migrations/999-reminders.sql']);
  for (const path of Object.keys(change)) {
    const lines = (folder: string) => readFileSync(join(folder, path), 'utf8').split('\n');
    expect(lines(root).length - lines(repository).length, path).toBe(1);
  }
  expect(Object.keys(change)).toHaveLength(2);
});

test('changes three files outside its folder, as the diffstat of the docs says', () => {
  const lines = sampleDiffstat().split('\n');
  const outside = lines.filter(
    (line) => line.includes('|') && !line.includes('portal/areas/person/reminders/'),
  );
  expect(outside).toHaveLength(3);
  expect(lines.at(-1)).toBe('Outside its folder: 3 files.');
});

test('compiles, and keeps to the layers', () => {
  const options = {
    extends: './tsconfig.json',
    include: [
      'portal/areas/person/reminders',
      'portal/shell/browser/messages.ts',
      'portal/shell/browser/api.ts',
      'portal/shell/browser/pages.ts',
    ],
    exclude: [],
  };
  writeFileSync(join(root, 'tsconfig.sample.json'), JSON.stringify(options));
  const { stdout } = spawnSync('tsc', ['-p', join(root, 'tsconfig.sample.json')], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
  const ofSample = Object.entries(sampleFeature.create)
    .filter(([path]) => /\.tsx?$/.test(path))
    .flatMap(([path, text]) => readImports(root, path, text))
    // Stands where it stood, outside the copy.
    .filter(({ to }) => !to.startsWith('@portal/'));
  expect(ofSample.length).toBeGreaterThan(10);
  expect(refusals(ofSample)).toEqual([]);
});

test('is there: its page, call, job, line of the menu, setting, sealed column, words and part of the downloaded data', () => {
  const code = `
    import { builtPages } from '#shell/browser/built-pages.ts';
    import { MENU } from '#shell/browser/feature-tables.ts';
    import { readDeclaredSettings } from '#shell/server/config/declared-settings.ts';
    import { sealedTables } from '#shell/server/sealed-tables.ts';
    import { withFeatureMessages } from './build/feature-messages.ts';
    import { endpointTables } from '#shell/server/endpoint-tables.ts';
    import { featureServices, featureTasks, ownDataSections } from '#shell/server/features.ts';
    const parts = { settings: { smsLogin: {}, anonymousBooking: {}, identification: { methods: [] } } };
    const has = (list, name) => [...list].flat().includes(name);
    console.log(JSON.stringify({
      page: has(builtPages(), 'reminders'),
      call: has(endpointTables.map(Object.keys), 'GET /api/reminders'),
      answer: has(featureServices(parts).map(({ handlers }) => Object.keys(handlers)), 'GET /api/reminders'),
      line: MENU.some(({ key }) => key === 'reminders'),
      word: withFeatureMessages('shell/browser/messages', 'en', {}).menu.pages.reminders,
      name: withFeatureMessages('areas/person/patient-information/messages', 'en', {}).log.records.reminder,
      setting: readDeclaredSettings({ REMINDERS_SHOWN: 7 }).remindersShown,
      sealed: sealedTables.some(({ table }) => table === 'reminders'),
      job: 'forget-reminder' in featureTasks(parts),
      data: has(ownDataSections.map(({ shape }) => Object.keys(shape)), 'reminders'),
    }));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: join(root, 'portal'),
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual({
    ...{ page: true, call: true, answer: true, line: true, job: true, data: true, sealed: true },
    ...{ word: 'Reminders', name: 'reminders', setting: 7 },
  });
});
