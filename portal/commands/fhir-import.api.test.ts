import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  AINO,
  CODES,
  EERO,
  emptyPortal,
} from '#areas/record/shared/health-record/server/fhir/test-import.ts';
import { generatedBundle } from '#areas/record/shared/health-record/server/fhir/testing/generated-bundle.ts';
import { CONTENT, sourceHash } from '#areas/record/shared/health-record/server/source-hash.ts';
import { IDENTITY_CODES } from '#contract/values/identity-code-system.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { firstVaultOf } from '../shell/server/config/keyring-of-config.ts';

const COMMAND = fileURLToPath(new URL('fhir-import.ts', import.meta.url));
const BASE = 'https://sender.example/fhir';
const SECRET = 'a secret that is used by this test alone';
const COUNT = 2200;

let db: TestDatabase;
let folder: string;
let bundle: string;
beforeAll(async () => {
  db = { ...(await createTestDatabase()), vault: firstVaultOf({ secret: SECRET }) };
  folder = mkdtempSync(join(tmpdir(), 'fhir-import-'));
  bundle = join(folder, 'bundle.json');
  writeFileSync(bundle, [...generatedBundle(COUNT, BASE, [CODES[AINO] as string])].join(''));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await db.drop();
});
beforeEach(() => emptyPortal(db));

function start(
  args: readonly string[],
  input = '',
): { child: ChildProcess; ended: Promise<string>; code: Promise<number> } {
  const child = spawn(process.execPath, [COMMAND, ...args], {
    env: {
      PATH: process.env.PATH,
      // Its modules take longer than most of its work.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATABASE_URL: db.url,
      MIGRATION_DATABASE_URL: db.ownerUrl,
      PORTAL_SECRET: SECRET,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text));
  child.stdin?.end(input);
  const closed = once(child, 'close');
  return { child, ended: closed.then(() => said), code: closed.then(([code]) => code as number) };
}
const run = (...args: string[]) => start(args).ended;

const VISIT = {
  resourceType: 'Encounter',
  status: 'finished',
  class: { code: 'AMB' },
  subject: { reference: 'Patient/p' },
  period: { start: '2026-03-01' },
};
/** Resources of the patient, after the patient. */
const ofAino = (...resources: object[]) => [
  { resourceType: 'Patient', id: 'p', identifier: [{ system: IDENTITY_CODES, value: CODES[AINO] }] },
  ...resources,
];

async function record() {
  const rows = await db.owner
    .selectFrom('health_records')
    .selectAll()
    .where('patient_id', '=', AINO)
    .execute();
  return rows
    .map(({ content, day, kind }) => [kind, day, db.vault.open(CONTENT, content)].join(' '))
    .toSorted();
}
const count = async () => (await record()).length;

describe('the command', () => {
  it('leaves, killed in the middle and run again, the record that it leaves otherwise', async () => {
    expect(await run(bundle)).toMatch(/Observation +2200 +0 +0 +0/);
    const whole = await record();
    expect(whole).toHaveLength(COUNT);
    await emptyPortal(db);
    // Somebody holds what a batch in the middle wants to write: there the import stands still.
    const middle = sourceHash(db.vault, BASE, `Observation/${COUNT / 2}`);
    const [{ content, ...values }] = [
      {
        content: db.vault.seal(CONTENT, '{}'),
        kind: 'document' as const,
        happened_at: TEST_NOW,
        day: '2026-03-23',
      },
    ];
    const hold = await db.owner.startTransaction().execute();
    await hold
      .insertInto('health_records')
      .values({
        ...values,
        patient_id: AINO,
        source_hash: middle,
        content,
        content_hash: Buffer.from('00', 'hex'),
      })
      .execute();
    const { child, ended } = start([bundle]);
    while ((await count()) < 1000) await sleep(20);
    child.kill('SIGKILL');
    await ended;
    await hold.rollback().execute();
    expect(await count()).toBe(1000);
    expect(await run(bundle)).toMatch(/Observation +1200 +0 +1000 +0/);
    expect(await record()).toEqual(whole);
    expect(await run(bundle)).toMatch(/Observation +0 +0 +2200 +0/);
  });

  it('writes what it refuses and what it takes to a file, and says it', async () => {
    const broken = join(folder, 'broken.ndjson');
    writeFileSync(broken, '{"resourceType":"Encounter","id":"1","status":"over"}\n');
    const path = join(folder, 'report.ndjson');
    const said = await run(broken, '--source', BASE, '--report', path);
    expect(said).toContain('invalid: is not as FHIR R4 describes it');
    const lines = readFileSync(path, 'utf8').trim().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        file: broken,
        place: 1,
        resourceType: 'Encounter',
        id: '1',
        reason: 'invalid',
      }),
      { taken: {}, refused: { Encounter: { invalid: 1 } }, moved: 0 },
    ]);
  });

  it('refuses a person who cannot be the patient, unless the operator insists, and says what it moves', async () => {
    const wrong = join(folder, 'wrong.ndjson');
    const [person, visit] = ofAino({ ...VISIT, id: 'moved' });
    writeFileSync(
      wrong,
      `${JSON.stringify({ ...person, birthDate: '1999-01-01' })}\n${JSON.stringify(visit)}\n`,
    );
    expect(await run(wrong, '--source', BASE)).toContain('or insist by --insist');
    expect(await run(wrong, '--source', BASE, '--insist')).toMatch(/Encounter +1 +0 +0/);
    const right = join(folder, 'right.ndjson');
    writeFileSync(
      right,
      [
        { resourceType: 'Patient', id: 'e', identifier: [{ system: IDENTITY_CODES, value: CODES[EERO] }] },
        { ...VISIT, id: 'moved', subject: { reference: 'Patient/e' } },
      ]
        .map((each) => `${JSON.stringify(each)}\n`)
        .join(''),
    );
    expect(await run(right, '--source', BASE)).toContain("Moved from one patient's record to another's: 1.");
    expect(await count()).toBe(0);
  });

  it('names the types that no record has', async () => {
    const file = join(folder, 'types.ndjson');
    const others = ['CarePlan', 'Goal', 'CarePlan'].map((resourceType, nth) => ({
      resourceType,
      id: String(nth),
    }));
    writeFileSync(file, others.map((each) => `${JSON.stringify(each)}\n`).join(''));
    expect(await run(file, '--source', BASE)).toMatch(
      /3 {2}typeNotKept: a type that no record has: CarePlan, Goal/,
    );
  });

  it('reads gzip, says what it does not read, and follows no link in a folder', async () => {
    const records = join(folder, 'records');
    const outside = join(folder, 'outside.ndjson');
    mkdirSync(join(records, 'more'), { recursive: true });
    const lines = (id: string) =>
      ofAino({ ...VISIT, id })
        .map((each) => `${JSON.stringify(each)}\n`)
        .join('');
    writeFileSync(outside, lines('outside'));
    writeFileSync(join(records, 'a.ndjson.gz'), gzipSync(lines('packed')));
    writeFileSync(join(records, 'more', 'b.ndjson'), `\uFEFF${lines('plain')}`);
    writeFileSync(join(records, 'short.json.gz'), gzipSync(lines('short')).subarray(0, -20));
    for (const name of ['c.xml', 'd.pdf']) writeFileSync(join(records, name), 'Käynti');
    symlinkSync(outside, join(records, 'link.ndjson'));
    symlinkSync(folder, join(records, 'folder'));
    const { ended, code } = start([records, '--source', BASE]);
    const said = await ended;
    expect(said).toMatch(/Encounter +2 +0 +0/);
    for (const line of [
      'c.xml: is no file of .json',
      'd.pdf: is no file of .json',
      'link.ndjson: is a link',
      'folder: is a link',
      'short.json.gz: the file ends within it',
    ])
      expect(said).toContain(join(records, line));
    expect(await code).toBe(1);
  });

  it.each([
    [
      'something taken, whatever else is refused',
      (id: string) => [...ofAino({ ...VISIT, id }), { resourceType: 'Claim', id: '1' }],
      '',
      0,
    ],
    ['nothing taken', () => ofAino(), '', 1],
    ['nothing there', () => [], '', 1],
    ['a file that ends too early', (id: string) => ofAino({ ...VISIT, id }), '{"resourceType":', 1],
  ])('with %s ends with the code that says so', async (name, resources, rest, code) => {
    const file = join(folder, 'some.json');
    writeFileSync(
      file,
      resources('1')
        .map((each) => JSON.stringify(each))
        .join('\n') + rest,
    );
    const run = start([file, '--source', BASE]);
    const said = await run.ended;
    expect([name, await run.code]).toEqual([name, code]);
    expect(said.includes('Nothing was taken')).toBe(name.startsWith('nothing'));
  });

  it('says how far it is, at each tenth', async () => {
    const said = await run(bundle);
    expect(said).toMatch(/^2201 resources$/m);
    expect(said).toMatch(/^1000 of 2201 resources \(45 %\), \d+ a second$/m);
    expect(said).toMatch(/^2201 of 2201 resources \(100 %\), \d+ a second$/m);
  });

  it('puts a file of one patient into the record of the patient whose code stands on standard input', async () => {
    const file = join(folder, 'one.ndjson');
    const visit = { status: 'finished', class: { code: 'AMB' }, period: { start: '2026-03-01' } };
    writeFileSync(file, JSON.stringify({ resourceType: 'Encounter', id: '1', ...visit }));
    expect(await start([file, '--source', BASE, '--as', '-'], `${CODES[AINO]}\n`).ended).toMatch(
      /Encounter +1/,
    );
    expect(await count()).toBe(1);
    expect(await start([file, '--source', BASE, '--as', '-'], '250655-908E').ended).toContain(
      'Nobody with this identity code is a patient here.',
    );
  });

  it.each([
    [[], 'No file and no folder is named; --help says how it is called.'],
    [['/nowhere'], 'There is no /nowhere.'],
    [['--source', 'sender', '.'], '--source is the address of a system'],
  ])('%j: says what is wrong', async (args, sentence) => {
    expect(await run(...args)).toContain(sentence);
  });
});
