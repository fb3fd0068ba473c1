import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGES } from '../../portal/shell/browser/pages.ts';
import { affectedBy, featureOf, reachedBy } from './affected.ts';
import { nearApi } from './near-api.ts';
import { affectedCalls, reachedPages, specsOf, TABLE } from './reached-pages.ts';
import { narrowed, root, SUITES, type Suite } from './suites.ts';

/** What every test stands on, or is chosen by: with these, everything runs. */
const EVERYTHING =
  /^(package\.json|pnpm-|tsconfig|vitest|knip|biome)|^portal\/(package\.json|vite\.config)|^\.storybook\/|^portal\/e2e\/[^/]+$/;
/** What tests of the database read besides code. */
const SCHEMA = /\.sql$/;
const PICTURED = /^stories\/visual\//;
/** What is drawn: of anything else the pictures are left to `npm test`, as a story's own test shows what it says and does. */
const DRAWN = /^(design-system|tokens|stories)\/|\.tsx$|\.css\.ts$|\/messages[^/]*\//;
/** What every page is made with: a page's look says nothing of which pages to see. */
const LOOK = /^(design-system|tokens)\/|^portal\/(shell\/browser|client)\//;
/** These take seconds, and know the project as a whole. */
const ALWAYS = ['types', 'lint', 'unused', 'imports', 'build', 'sizes'];

const AREAS = /^(portal\/(areas|e2e)|stories)\//;
/** They build or check whole copies of the project for a minute each, and show what is around the areas. */
const COPIES = /^scripts\/(pack|new-brand|sample-feature)/;

interface Project {
  readonly files: readonly string[];
  readonly uses: readonly { readonly from: string; readonly to: string }[];
}

/** What to run, and a line for each choice that is not plain from the imports. */
export interface Choice {
  readonly suites: readonly Suite[];
  readonly reasons: readonly string[];
}

/** The suites that a change can touch, each with those of its tests that it can touch. */
export function changedSuites(changed: readonly string[], project: Project): Choice {
  const everything = changed.find((file) => EVERYTHING.test(file));
  if (everything) return { suites: SUITES, reasons: [`all suites: every test stands on ${everything}`] };
  const affected = affectedBy(changed, project.files, project.uses);
  const features = new Set(changed.map(featureOf));
  const isOfAreas = changed.every((file) => AREAS.test(file));
  const allPages = new Map(Object.entries(PAGES).map(([key, module]) => [key, `portal/${module}`]));
  const pages = reachedPages({
    affected,
    files: project.files,
    pages: allPages,
    textOf,
    affectedBy: (files) => affectedBy(files, project.files, project.uses),
  });
  const keys = [...pages.keys()];
  const tests = project.files.filter(
    (file) =>
      affected.has(file) ||
      showsPage(file, keys) ||
      (readsFiles(file) && !file.includes('.api.') && !(isOfAreas && COPIES.test(file))),
  );
  const of = (kind: RegExp) => tests.filter((file) => kind.test(file));
  const { near: nearTests, left: leftTests } = nearApi(of(API), {
    changed,
    close: reachedBy(changed, project.uses, (file) => TABLE.test(file)),
    calls: affectedCalls({ affected, files: project.files, textOf }),
    textOf,
  });
  const api = changed.some((file) => SCHEMA.test(file))
    ? project.files.filter((file) => API.test(file))
    : nearTests;
  const stories = of(/\.stories\.tsx$/);
  const isDrawn = changed.some((file) => DRAWN.test(file));
  const pictured = isDrawn ? stories.filter((story) => isPictured(story, project)) : [];
  const look = changed.find((file) => LOOK.test(file));
  const { chosen: near, left } = specsOf(new Set(keys), allPages.keys(), {
    specs: project.files.filter((file) => SPEC.test(file)),
    features: new Set([...features].filter((feature) => feature !== undefined)),
    textOf,
  });
  const specs = new Map([
    ...near,
    ...changed.filter((file) => SPEC.test(file)).map((spec) => [spec, 'has changed'] as const),
  ]);
  const suites = SUITES.flatMap((suite): Suite[] => {
    if (ALWAYS.includes(suite.name)) return [suite];
    if (suite.name === 'unit') return chosen(suite, of(/(?<!\.api|\.browser)\.test\.tsx?$/));
    if (suite.name === 'api') return chosen(suite, api);
    if (suite.name === 'stories') return chosen(suite, stories);
    if (suite.name === 'storybook') return changed.some((file) => PICTURED.test(file)) ? [suite] : [];
    if (suite.name === 'visual') return chosen(suite, pictured);
    if (suite.name === 'e2e') return look ? [suite] : browserTests(suite, [...specs.keys()], keys);
    return [];
  });
  const reasons = look
    ? [`all browser tests: every page is made with ${look}`]
    : [
        ...[...pages].map(([page, why]) => `page ${page}: ${why}`),
        ...[...specs].map(([spec, why]) => `${spec}: ${why}`),
      ];
  const away = [...(look ? [] : left), ...(api === nearTests ? leftTests : [])];
  return {
    suites,
    reasons: [
      ...reasons,
      ...(away.length > 0 ? [`left to npm test, further away: ${away.join(', ')}`] : []),
      ...(isDrawn ? [] : ['left to npm test: pictures, as nothing that is drawn has changed']),
    ],
  };
}

const SPEC = /\.spec\.ts$/;

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

const API = /\.api\.test\.ts$/;

/** The tests of the features, and the visit of their pages in every brand and language. */
function browserTests(suite: Suite, specs: readonly string[], keys: readonly string[]): Suite[] {
  const files = [...specs, ...(keys.length > 0 ? ['portal/e2e/pages.spec.ts'] : [])];
  return chosen(suite, files).map((each) => ({ ...each, environment: { E2E_PAGES: keys.join() } }));
}

const chosen = (suite: Suite, files: readonly string[]): Suite[] =>
  files.length > 0 ? [narrowed(suite, files)] : [];

/** Whether a story says in which modes it is photographed, by itself or by what it is made with. */
function isPictured(story: string, { uses }: Project): boolean {
  const modes = 'stories/visual/modes.ts';
  const sources = new Set([modes, ...uses.filter(({ to }) => to === modes).map(({ from }) => from)]);
  return uses.some(({ from, to }) => from === story && sources.has(to));
}

/** Whether a test names one of the pages: they are loaded by name. */
function showsPage(file: string, keys: readonly string[]): boolean {
  if (!/\.stories\.tsx$|\.test\.tsx?$/.test(file) || keys.length === 0) return false;
  const text = textOf(file);
  return keys.some((key) => text.includes(`'${key}'`)) && !file.includes('.api.');
}

/** What a test reads from the disk is in no graph of imports. */
const readsFiles = (file: string): boolean =>
  /\.test\.tsx?$/.test(file) && textOf(file).includes("'node:fs'");
