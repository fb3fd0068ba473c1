import { describe, expect, it } from 'vitest';
import { affectedBy } from './affected.ts';

const uses = Object.entries({
  'portal/areas/person/kela-card/rules.test.ts': ['portal/areas/person/kela-card/rules.ts'],
  'portal/areas/person/kela-card/contract.ts': ['portal/areas/person/kela-card/rules.ts'],
  'portal/shell/server/tables.ts': ['portal/shell/server/features.ts'],
  'portal/shell/server/features.ts': [
    'portal/areas/person/kela-card/contract.ts',
    'portal/areas/service/legal/contract.ts',
    'portal/areas/appointments/booking/contract.ts',
  ],
  'portal/shell/server/every-endpoint.api.test.ts': [
    'portal/shell/server/tables.ts',
    'portal/shell/server/start.ts',
  ],
  'portal/shell/server/start.ts': ['portal/shell/server/tables.ts'],
  'portal/shell/server/health.api.test.ts': ['portal/shell/server/test-portal.ts'],
  'portal/shell/server/test-portal.ts': ['portal/shell/server/start.ts'],
  'portal/areas/service/legal/legal.api.test.ts': ['portal/shell/server/test-portal.ts'],
}).flatMap(([from, all]) => all.map((to) => ({ from, to })));
const files = [
  ...new Set(uses.flatMap(({ from, to }) => [from, to])),
  'portal/areas/person/kela-card/Page.test.ts',
  'portal/e2e/kela-card/kela-card.spec.ts',
  'portal/e2e/booking/search.spec.ts',
  'stories/portal/areas/appointments/booking/Search.stories.tsx',
];
const testsAffectedBy = (...changed: string[]) =>
  [...affectedBy(changed, files, uses)].filter((file) => /\.(test|spec|stories)\./.test(file)).sort();

describe('a change', () => {
  it('of a feature touches its tests, its users’, and those of what puts all features together', () => {
    expect(testsAffectedBy('portal/areas/person/kela-card/rules.ts')).toEqual([
      'portal/areas/person/kela-card/Page.test.ts',
      'portal/areas/person/kela-card/rules.test.ts',
      'portal/e2e/kela-card/kela-card.spec.ts',
      'portal/shell/server/every-endpoint.api.test.ts',
    ]);
  });

  it('of what is no feature’s touches every test that uses it', () => {
    expect(testsAffectedBy('portal/shell/server/start.ts')).toEqual([
      'portal/areas/service/legal/legal.api.test.ts',
      'portal/shell/server/every-endpoint.api.test.ts',
      'portal/shell/server/health.api.test.ts',
    ]);
  });

  it('of a test touches that test’s feature', () => {
    expect(testsAffectedBy('portal/e2e/booking/search.spec.ts')).toEqual([
      'portal/e2e/booking/search.spec.ts',
      'stories/portal/areas/appointments/booking/Search.stories.tsx',
    ]);
  });
});
