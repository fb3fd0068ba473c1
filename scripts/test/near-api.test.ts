import { expect, test } from 'vitest';
import { nearApi } from './near-api.ts';

const TEXTS: Readonly<Record<string, string>> = {
  'portal/areas/record/visits/server/list.api.test.ts': "get('/api/visits?lang=fi')",
  'portal/areas/record/visits/server/show.api.test.ts': 'get(`/api/visits/1`)',
  'portal/areas/record/visits/server/rows/rows.api.test.ts': "import { rows } from './rows.ts';",
  'portal/shell/server/http/every-endpoint.api.test.ts': 'for (const endpoint of endpoints)',
};
const tests = Object.keys(TEXTS);
const nearTo = (changed: string, calls: readonly string[], ...close: string[]) =>
  nearApi(tests, {
    changed: [changed],
    close: new Set([changed, ...close]),
    calls,
    textOf: (file) => TEXTS[file] ?? '',
  }).near.map((file) => file.split('/').at(-1));

test('near a rule are the tests that use it, and those of the calls that it answers', () => {
  const rule = 'portal/areas/record/visits/rules.ts';
  expect(nearTo(rule, ['GET /api/visits/{id}'])).toEqual(['show.api.test.ts']);
  expect(nearTo(rule, ['GET /api/visits'], tests[2] ?? '')).toEqual(['list.api.test.ts', 'rows.api.test.ts']);
});

test('near a rule are the tests that stand beside code that uses it', () => {
  const close = 'portal/areas/record/visits/server/rows/read.ts';
  expect(nearTo('portal/areas/record/visits/rules.ts', [], close)).toEqual(['rows.api.test.ts']);
});

test('a test that has changed is near', () => {
  expect(nearTo(tests[0] ?? '', [])).toEqual(['list.api.test.ts']);
});

test.each([
  'portal/areas/record/visits/contract.ts',
  'portal/areas/record/visits/check-in-contract.ts',
  'portal/areas/record/visits/server/tables.ts',
  'portal/areas/record/shared/health-record/entry.ts',
  'portal/platform/context.ts',
])('all are near what is every feature’s business: %s', (changed) => {
  expect(nearTo(changed, [])).toHaveLength(tests.length);
});
