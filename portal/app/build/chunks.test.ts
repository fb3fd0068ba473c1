import { expect, test } from 'vitest';
import { chunks } from './chunks.ts';

const imports: Record<string, string[]> = {
  entry: ['router'],
  router: ['entry'],
  '/pages/OnePage.tsx': ['card', 'router', 'own'],
  '/pages/TwoPage.tsx': ['card', 'pair'],
  '/pages/ThreePage.tsx': ['list', 'pair'],
  '/features/booking/pages/AnyPage.tsx': ['strip', 'face'],
  '/features/booking/pages/ClockPage.tsx': ['strip'],
  '/features/booking/pages/BestPage.tsx': ['strip', 'face'],
  '/features/legal/pages/CleanPage.tsx': ['face'],
  '/pages/FrontPage.tsx': ['strip', 'face', 'card'],
  '/features/booking/pages/DetailsPage.tsx': ['/Form/Form.tsx', 'field'],
  '/features/legal/pages/ElsePage.tsx': ['/Form/Form.tsx', 'field'],
  '/features/own-data/pages/FormPage.tsx': ['/Form/Form.tsx', 'field', 'given'],
  '/pages/JoinPage.tsx': ['/Form/Form.tsx', 'field'],
  '/features/own-data/pages/GivenPage.tsx': ['given'],
  '/features/own-data/pages/HeldPage.tsx': ['given'],
  '/features/own-data/pages/IdlePage.tsx': ['given'],
  '/pages/fixture.tsx': ['own', 'pair'],
  list: ['card'],
};
const modules = {
  getModuleInfo: (id: string) => ({
    importedIds: imports[id] ?? [],
    // The router loads the pages, and a page what it shows on interaction.
    dynamicallyImportedIds:
      id === 'router' ? Object.keys(imports).filter((name) => name.includes('/pages/')) : ['popover'],
  }),
} as never;

test.each([
  ['the entry', 'entry', 'shell'],
  ['what it imports, though pages do, too', 'router', 'shell'],
  ['what four pages show, directly or not', 'card', 'shared'],
  ['what one feature’s pages and the front page show', 'strip', 'shared-booking'],
  ['what only pages with a form show', 'field', 'shared-forms'],
  ['what pages of a feature of two words show', 'given', 'shared-own-data'],
  ['what pages of two features show', 'face', 'shared'],
  ['what two pages show', 'pair', null],
  ['what one page shows', 'own', null],
  ['a page', '/pages/OnePage.tsx', null],
  ['what loads on interaction', 'popover', null],
])('puts %s where it belongs', (_, id, name) => {
  expect(chunks('entry')(id, modules)).toBe(name);
});
