import { expect, test } from 'vitest';
import { chunks } from './chunks.ts';

const imports: Record<string, string[]> = {
  entry: ['router'],
  router: ['entry'],
  '/browser/pages/OnePage.tsx': [
    '/components/record/Rows.tsx',
    'card',
    'router',
    'own',
    'shade',
    'title',
    'day',
  ],
  '/browser/pages/TwoPage.tsx': ['/components/record/Rows.tsx', 'card', 'pair', 'shade', 'title', 'day'],
  '/browser/pages/ThreePage.tsx': ['list', 'pair', 'shade', 'title', 'day'],
  '/areas/appointments/booking/some/AnyPage.tsx': ['strip', 'face'],
  '/areas/appointments/booking/some/ClockPage.tsx': ['strip', 'row', 'moment'],
  '/areas/appointments/booking/some/BestPage.tsx': ['strip', 'face'],
  '/areas/service/legal/some/CleanPage.tsx': ['/components/record/Rows.tsx', 'face', 'moment', 'icon', 'day'],
  '/browser/pages/FrontPage.tsx': [
    'strip',
    'face',
    'card',
    'icon',
    'row',
    'moment',
    'greeting',
    'name',
    'banner',
  ],
  '/areas/appointments/booking/some/DetailsPage.tsx': ['/Form/Form.tsx', 'field'],
  '/areas/service/legal/some/ElsePage.tsx': ['/Form/Form.tsx', 'field'],
  '/areas/person/own-data/some/FormPage.tsx': ['/Form/Form.tsx', 'field', 'given'],
  '/browser/pages/JoinPage.tsx': ['/Form/Form.tsx', 'field', '/forms/use-form.ts', 'name', 'title'],
  '/areas/appointments/booking/search/ListPage.tsx': ['day'],
  '/areas/person/own-data/some/GivenPage.tsx': ['given'],
  '/areas/person/own-data/some/HeldPage.tsx': ['given'],
  '/areas/person/own-data/some/IdlePage.tsx': ['/components/record/Rows.tsx', 'given'],
  '/browser/pages/KeptPage.tsx': ['/components/downloads/FileLinks.tsx', 'saved'],
  '/areas/service/legal/some/LabPage.tsx': ['/components/downloads/FileLinks.tsx', 'saved'],
  '/areas/appointments/booking/some/MindPage.tsx': ['/components/downloads/FileLinks.tsx', 'saved'],
  '/areas/person/own-data/some/NotePage.tsx': ['/components/downloads/FileLinks.tsx', 'saved'],
  '/browser/pages/fixture.tsx': ['own', 'pair'],
  '/components/record/Rows.tsx': [],
  list: ['card'],
  '/browser/pages/TabbedPage.tsx': ['tab', 'shade', 'greeting'],
  '/areas/person/x/FirstPart.tsx': ['tab', 'both', 'alone'],
  '/areas/person/x/SecondPart.tsx': ['both'],
  '/browser/shell/SideMenu.tsx': ['menu-labels', 'Menu.css.ts', 'icon'],
  'Menu.css.ts': ['Menu.css.ts.vanilla.css'],
};
const PARTS = ['/areas/person/x/FirstPart.tsx', '/areas/person/x/SecondPart.tsx'];
// The router loads the pages, and a page what it shows on interaction or as one of its parts.
const onDemand: Record<string, string[]> = {
  router: Object.keys(imports).filter((name) => name.endsWith('.tsx') && !PARTS.includes(name)),
  entry: ['/browser/shell/SideMenu.tsx'],
  '/browser/pages/TabbedPage.tsx': PARTS,
};
const modules = {
  getModuleInfo: (id: string) => ({
    importedIds: imports[id] ?? [],
    dynamicallyImportedIds: onDemand[id] ?? ['popover'],
  }),
} as never;

test.each([
  ['the entry', 'entry', 'shell'],
  ['what it imports, though pages do, too', 'router', 'shell'],
  ['what four pages show, directly or not', 'card', 'shared-reading'],
  ['what four pages show, one of them to type in', 'title', 'shared-views'],
  ['what four pages show, one of them the search for a time', 'day', 'shared-views'],
  ['what four pages show, one of them with parts', 'shade', 'shell'],
  ['what one feature’s pages and the front page show', 'strip', 'shared-booking'],
  ['what only pages with a form show', 'field', 'shared-forms'],
  ['what pages of a feature of two words show', 'given', 'shared-own-data'],
  ['what pages of two features show', 'face', 'shared-reading'],
  ['what a page has in common with a part that comes with it', 'tab', 'parts'],
  ['what two such parts have in common', 'both', 'parts'],
  ['what one such part shows', 'alone', null],
  ['what pages of the health record show', '/components/record/Rows.tsx', 'shared-record'],
  ['what only those of them with files to save show', 'saved', 'shared-files'],
  ['what the front page and the menu show', 'icon', 'front-menu'],
  ['what the front page and pages of one area show', 'row', 'front-appointments'],
  ['what the front page and pages of two areas show', 'moment', null],
  ['what the front page and a page with parts show', 'greeting', null],
  ['what the front page and a page to type in show', 'name', null],
  ['what the front page alone shows', 'banner', null],
  ['what two pages show', 'pair', null],
  ['what one page shows', 'own', null],
  ['a page', '/browser/pages/OnePage.tsx', null],
  ['what loads on interaction', 'popover', null],
  ['the code of what stands around every page', 'menu-labels', null],
  ['its styles', 'Menu.css.ts.vanilla.css', 'shell'],
])('puts %s where it belongs', (_, id, name) => {
  expect(chunks('entry', PARTS)(id, modules)).toBe(name);
});
