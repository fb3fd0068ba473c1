import { describe, expect, it } from 'vitest';
import { affectedBy } from './affected.ts';

const uses = Object.entries({
  'portal/features/kela-card/rules.test.ts': ['portal/features/kela-card/rules.ts'],
  'portal/features/kela-card/contract.ts': ['portal/features/kela-card/rules.ts'],
  'portal/server/tables.ts': ['portal/server/features.ts'],
  'portal/server/features.ts': [
    'portal/features/kela-card/contract.ts',
    'portal/features/legal/contract.ts',
    'portal/features/booking/contract.ts',
  ],
  'portal/server/every-endpoint.api.test.ts': ['portal/server/tables.ts', 'portal/server/start.ts'],
  'portal/server/start.ts': ['portal/server/tables.ts'],
  'portal/server/health.api.test.ts': ['portal/server/test-portal.ts'],
  'portal/server/test-portal.ts': ['portal/server/start.ts'],
  'portal/features/legal/legal.api.test.ts': ['portal/server/test-portal.ts'],
}).flatMap(([from, all]) => all.map((to) => ({ from, to })));
const files = [
  ...new Set(uses.flatMap(({ from, to }) => [from, to])),
  'portal/features/kela-card/Page.test.ts',
  'portal/e2e/kela-card/kela-card.spec.ts',
  'portal/e2e/booking/search.spec.ts',
  'stories/pages/booking/Search.stories.tsx',
];
const testsAffectedBy = (...changed: string[]) =>
  [...affectedBy(changed, files, uses)].filter((file) => /\.(test|spec|stories)\./.test(file)).sort();

describe('a change', () => {
  it('of a feature touches its tests, its users’, and those of what puts all features together', () => {
    expect(testsAffectedBy('portal/features/kela-card/rules.ts')).toEqual([
      'portal/e2e/kela-card/kela-card.spec.ts',
      'portal/features/kela-card/Page.test.ts',
      'portal/features/kela-card/rules.test.ts',
      'portal/server/every-endpoint.api.test.ts',
    ]);
  });

  it('of what is no feature’s touches every test that uses it', () => {
    expect(testsAffectedBy('portal/server/start.ts')).toEqual([
      'portal/features/legal/legal.api.test.ts',
      'portal/server/every-endpoint.api.test.ts',
      'portal/server/health.api.test.ts',
    ]);
  });

  it('of a test touches that test’s feature', () => {
    expect(testsAffectedBy('portal/e2e/booking/search.spec.ts')).toEqual([
      'portal/e2e/booking/search.spec.ts',
      'stories/pages/booking/Search.stories.tsx',
    ]);
  });
});
