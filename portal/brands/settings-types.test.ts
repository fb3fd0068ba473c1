import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

// A brand's file with a mistake, and the compiler's error for it.
const CASES: Readonly<Record<string, readonly [from: string, to: string, complaint: string]>> = {
  complete: ['', '', ''],
  missing: ["  care: 'adults',\n", '', "Property 'care' is missing"],
  unknown: ["  care: 'adults',\n", "  care: 'adults',\n  colour: 'blue',\n", "'colour' does not exist"],
  feature: ["'kela65'", "'kela66'", '"kela66"'],
  page: ["absentPages: ['growth']", "absentPages: ['labs']", '"labs"'],
  text: ['messages: {}', "messages: { 'booking.landing.titel': 'Varaa' }", "'booking.landing.titel'"],
  outbound: ['messages: {}', "messages: { 'outbound.appointments.booked.heading': 'Varattu' }", ''],
  speechless: [
    "      customerServiceHours: 'Mon–\\u2060Fri 7:00–\\u206021:00, Sat–\\u2060Sun 9:00–\\u206018:00',\n",
    '',
    "Property 'customerServiceHours' is missing",
  ],
  stranger: ["id: 'kaari'", "id: 'kuka'", '"kuka"'],
};

const portal = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'brand-types-'));
let output = '';

beforeAll(() => {
  const source = readFileSync(join(import.meta.dirname, 'kaari.ts'), 'utf8')
    .replaceAll("'#contract/", `'${portal}/contract/`)
    .replaceAll("'./", `'${portal}/brands/`);
  for (const [name, [from, to]] of Object.entries(CASES)) {
    expect(source).toContain(from);
    writeFileSync(join(folder, `${name}.ts`), source.replace(from, to));
  }
  const files = [
    ...Object.keys(CASES).map((name) => `${name}.ts`),
    `${portal}/shell/browser/messages.ts`,
    `${portal}/areas/registry.ts`,
  ];
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: join(portal, '../tsconfig.json'),
      compilerOptions: { types: [] },
      files,
      include: [],
    }),
  );
  try {
    execFileSync('tsc', ['--noEmit', '--pretty', 'false', '-p', folder], {
      encoding: 'utf8',
      env: { ...process.env, PATH: `${join(portal, '../node_modules/.bin')}:${process.env.PATH}` },
    });
  } catch (error) {
    output = String((error as { stdout: unknown }).stdout);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(Object.entries(CASES))('%s settings', (name, [, , complaint]) => {
  // Continuation lines of an error are indented.
  const said = output.split(/\n(?=\S)/).filter((each) => each.includes(`${name}.ts(`));
  if (complaint) expect(said.join('\n')).toContain(complaint);
  else expect(said).toEqual([]);
});
