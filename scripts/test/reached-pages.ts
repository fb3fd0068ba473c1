import { dirname, join } from 'node:path';
import { featureOf } from './affected.ts';

interface Given {
  /** What a change can touch by imports. */
  readonly affected: ReadonlySet<string>;
  readonly files: readonly string[];
  /** The module that declares each page, by the page's key. */
  readonly pages: ReadonlyMap<string, string>;
  readonly textOf: (file: string) => string;
  /** What a change of these files can touch by imports. */
  readonly affectedBy: (files: readonly string[]) => ReadonlySet<string>;
}

/** A feature's table of the calls that its server answers: `'GET /api/help': help,`. */
export const TABLE = /^portal\/areas\/.*\/server\/(service|feature)\.ts$/;
const ANSWERED = /'((?:GET|POST|PUT|PATCH|DELETE) \/api\/[^']+)': (\w+)\b/g;
const CLIENT =
  /^portal\/(areas|client|components|shell\/browser)\/(?!.*\/server\/).*(?<!\.test|contract)\.tsx?$/;
/** The shell puts such parts of features on the front page by a table. */
const FRONT_PAGE_PART = /\/front-page\//;

/** The pages that a change can reach, each with why: they are made from it, or they make a call whose answer is. */
export function reachedPages(given: Given): ReadonlyMap<string, string> {
  const reached = new Map<string, string>();
  const note = (affected: ReadonlySet<string>, why: string) => {
    for (const [key, module] of given.pages)
      if (affected.has(module) && !reached.has(key)) reached.set(key, why);
    const isOnFront = [...affected].some((file) => FRONT_PAGE_PART.test(file));
    if (isOnFront && given.pages.has('front-page') && !reached.has('front-page'))
      reached.set('front-page', why);
  };
  note(given.affected, 'is made from it');
  for (const call of affectedCalls(given)) {
    const callers = given.files.filter(
      (file) => CLIENT.test(file) && given.textOf(file).includes(`'${call}'`),
    );
    note(given.affectedBy(callers), `makes the call ${call}`);
  }
  return reached;
}

/** The calls whose handlers a change can touch. */
export function affectedCalls({
  affected,
  files,
  textOf,
}: Pick<Given, 'affected' | 'files' | 'textOf'>): string[] {
  return files
    .filter((file) => TABLE.test(file) && affected.has(file))
    .flatMap((file) => {
      const text = textOf(file);
      return [...text.matchAll(ANSWERED)]
        .filter(([, call, handler = call]) => {
          const from = new RegExp(`import \\{[^}]*\\b${handler}\\b[^}]*\\} from '(\\.[^']+)'`).exec(
            text,
          )?.[1];
          // One that is written in the table itself is as near as the table.
          return from === undefined || affected.has(join(dirname(file), from));
        })
        .map(([, call = '']) => call);
    });
}

/** Browser tests take the longest of all: so many files take two minutes, and `npm test` runs the rest. */
const MOST_SPECS = 5;

/** Of the pages that a test of another feature names, so many have to be reached. */
const LEAST_SHARE = 0.2;

/** Where nearly every walk begins; it says nothing of what a test is about. */
const PASSED_THROUGH = ['front-page', 'choose-child'];

/**
 * The tests in the browser that show one of the pages, each with which: those that name it, and those of a changed feature
 * that name none, because they come there by the way that a patient goes. Of many it is the nearest: those of a changed
 * feature before others, and those before that show little else.
 */
export function specsOf(
  pages: ReadonlySet<string>,
  allPages: Iterable<string>,
  { specs, features, textOf }: SpecsGiven,
): Specs {
  const found: { spec: string; why: string; nearness: number }[] = [];
  const keys = [...allPages];
  for (const spec of specs) {
    const feature = featureOf(spec);
    // What stands in no feature's folder walks through all pages, or shows the shell.
    if (feature === undefined) continue;
    const isOwn = features.has(feature);
    const named = keys.filter((key) => textOf(spec).includes(`'${key}'`));
    const shown = named.filter((key) => pages.has(key) && (isOwn || !PASSED_THROUGH.includes(key)));
    const share = shown.length / Math.max(1, named.length);
    const nearness = (isOwn ? 2 : 0) + share;
    // One of another feature that passes by the page among many others says little of it.
    if (shown.length > 0 && (isOwn || share >= LEAST_SHARE))
      found.push({ spec, why: `shows ${shown.join(', ')}`, nearness });
    else if (isOwn && named.length === 0) found.push({ spec, why: `is of ${feature}`, nearness });
  }
  const nearest = found.toSorted((one, other) => other.nearness - one.nearness);
  return {
    chosen: new Map(nearest.slice(0, MOST_SPECS).map(({ spec, why }) => [spec, why])),
    left: nearest.slice(MOST_SPECS).map(({ spec }) => spec),
  };
}

interface Specs {
  /** Each with why. */
  readonly chosen: ReadonlyMap<string, string>;
  /** Those that are further away, which `npm test` runs. */
  readonly left: readonly string[];
}

interface SpecsGiven {
  readonly specs: readonly string[];
  /** The features that have changed. */
  readonly features: ReadonlySet<string>;
  readonly textOf: (file: string) => string;
}
