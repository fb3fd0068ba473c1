import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGES } from '../../portal/shell/browser/pages.ts';
import { affectedBy, featureOf } from './affected.ts';
import { narrowed, root, SUITES, type Suite } from './suites.ts';

/** What every test stands on, or is chosen by: with these, everything runs. */
const EVERYTHING =
  /^(package\.json|pnpm-|tsconfig|vitest|knip|biome)|^portal\/(package\.json|vite\.config)|^\.storybook\/|^portal\/e2e\/[^/]+$/;
/** What tests of the database read besides code. */
const SCHEMA = /\.sql$/;
const PICTURED = /^stories\/visual\//;
const PRODUCT = /^(portal|design-system|tokens)\//;
/** These take seconds, and know the project as a whole. */
const ALWAYS = ['types', 'lint', 'unused', 'imports', 'build', 'sizes'];

interface Project {
  readonly files: readonly string[];
  readonly uses: readonly { readonly from: string; readonly to: string }[];
}

/** The suites that a change can touch, each with those of its tests that it can touch. */
export function changedSuites(changed: readonly string[], project: Project): readonly Suite[] {
  if (changed.some((file) => EVERYTHING.test(file))) return SUITES;
  const affected = affectedBy(changed, project.files, project.uses);
  const features = new Set(changed.map(featureOf));
  const keys = Object.entries(PAGES)
    .map(([key, module]) => [key, `portal/${module}`] as const)
    .filter(([, module]) => affected.has(module) || (featureOf(module) && features.has(featureOf(module))))
    .map(([key]) => key);
  const tests = project.files.filter(
    (file) => affected.has(file) || showsPage(file, keys) || (readsFiles(file) && !file.includes('.api.')),
  );
  const of = (kind: RegExp) => tests.filter((file) => kind.test(file));
  const api = changed.some((file) => SCHEMA.test(file))
    ? project.files.filter((file) => API.test(file))
    : of(API);
  const stories = of(/\.stories\.tsx$/);
  const pictured = stories.filter((story) => isPictured(story, project));
  const isOfFeatures = changed.every((file) => featureOf(file) || !PRODUCT.test(file));
  return SUITES.flatMap((suite): Suite[] => {
    if (ALWAYS.includes(suite.name)) return [suite];
    if (suite.name === 'unit') return chosen(suite, of(/(?<!\.api|\.browser)\.test\.tsx?$/));
    if (suite.name === 'api') return chosen(suite, api);
    if (suite.name === 'stories') return chosen(suite, stories);
    if (suite.name === 'storybook') return changed.some((file) => PICTURED.test(file)) ? [suite] : [];
    if (suite.name === 'visual') return chosen(suite, pictured);
    if (suite.name === 'e2e') return isOfFeatures ? browserTests(suite, of(/\.spec\.ts$/), keys) : [suite];
    return [];
  });
}

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
  const text = readFileSync(join(root, file), 'utf8');
  return keys.some((key) => text.includes(`'${key}'`)) && !file.includes('.api.');
}

/** What a test reads from the disk is in no graph of imports. */
const readsFiles = (file: string): boolean =>
  /\.test\.tsx?$/.test(file) && readFileSync(join(root, file), 'utf8').includes("'node:fs'");
