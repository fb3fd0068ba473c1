import { expect, it } from 'vitest';
import { reachedPages, specsOf } from './reached-pages.ts';

const TEXTS: Readonly<Record<string, string>> = {
  'portal/areas/record/visits/server/service.ts': `
    import { showVisit } from './show.ts';
    import { listVisits } from './list.ts';
    implement(endpoints, { 'GET /api/visits': listVisits, 'GET /api/visits/{id}': showVisit });`,
  'portal/areas/record/visits/ListPage.tsx': "useCall('GET /api/visits')",
  'portal/areas/record/visits/VisitPage.tsx': "useCall('GET /api/visits/{id}')",
  'portal/areas/record/visits/front-page/Block.tsx': "useCall('GET /api/visits')",
};
const PAGES = new Map([
  ['visits-list', 'portal/areas/record/visits/ListPage.tsx'],
  ['visit', 'portal/areas/record/visits/VisitPage.tsx'],
  ['front-page', 'portal/shell/browser/pages/FrontPage.tsx'],
]);
const reachedFrom = (...affected: string[]) =>
  Object.fromEntries(
    reachedPages({
      affected: new Set(affected),
      files: Object.keys(TEXTS),
      pages: PAGES,
      textOf: (file) => TEXTS[file] ?? '',
      affectedBy: (files) => new Set(files),
    }),
  );

it('a page is reached by what it is made from', () => {
  expect(reachedFrom('portal/areas/record/visits/VisitPage.tsx')).toEqual({ visit: 'is made from it' });
});

it('a page is reached by the answers to its calls, and by no other call of the same feature', () => {
  expect(
    reachedFrom('portal/areas/record/visits/server/service.ts', 'portal/areas/record/visits/server/list.ts'),
  ).toEqual({
    'visits-list': 'makes the call GET /api/visits',
    'front-page': 'makes the call GET /api/visits',
  });
});

const SPECS: Readonly<Record<string, string>> = {
  'portal/e2e/visits/visits.spec.ts': "href('visit') href('visits-list')",
  'portal/e2e/visits/walk.spec.ts': 'by the links alone',
  'portal/e2e/booking/search.spec.ts': "href('front-page')",
  'portal/e2e/withholding/withholding.spec.ts': "href('visit') href('front-page')",
  'portal/e2e/pages.spec.ts': "'visit'",
};
const chosenFor = (pages: string[], features: string[], texts = SPECS) =>
  specsOf(new Set(pages), PAGES.keys(), {
    specs: Object.keys(texts),
    features: new Set(features),
    textOf: (file) => texts[file] ?? '',
  });

it('tests are chosen by the pages that they show, those of the feature first', () => {
  expect([...chosenFor(['visit', 'front-page'], ['visits']).chosen]).toEqual([
    ['portal/e2e/visits/visits.spec.ts', 'shows visit'],
    ['portal/e2e/visits/walk.spec.ts', 'is of visits'],
    ['portal/e2e/withholding/withholding.spec.ts', 'shows visit'],
  ]);
});

it('of many tests the nearest are chosen, and the rest is named', () => {
  const many = Object.fromEntries(
    Array.from({ length: 8 }, (_, index) => [`portal/e2e/visits/${index}.spec.ts`, "'visit'"]),
  );
  const { chosen, left } = chosenFor(['visit'], [], many);
  expect(chosen.size + left.length).toBe(8);
  expect(left).not.toEqual([]);
});
