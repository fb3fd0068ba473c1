import { dirname } from 'node:path';

/** What a feature says of itself to tests that go through all features, or to the database. */
const DECLARATION = /(^|[/-])(contract|feature|service|settings|tables)\.ts$|\/messages[^/]*\//;
const SERVER = /\/server\/.*(?<!\.test)(?<!\/service|\/feature)\.ts$/;
/** A folder within a feature's server code, whose own folders belong to it. */
const INNER = /\/server\/./;
const IN_FEATURE = /^(portal\/areas\/[^/]+\/(?!shared\/)|portal\/e2e\/[^/]+\/|stories\/)/;

interface Given {
  readonly changed: readonly string[];
  /** What uses a changed file, and not only by a table of its feature's calls. */
  readonly close: ReadonlySet<string>;
  /** The calls whose answers the change can touch: `GET /api/help`. */
  readonly calls: readonly string[];
  readonly textOf: (file: string) => string;
}

interface Nearness {
  readonly near: readonly string[];
  /** Those that are further away, which `npm test` runs. */
  readonly left: readonly string[];
}

/**
 * Of the tests of the server those near a change: they use what has changed, stand in the folder of code that does, or make a call
 * whose answer it can touch. Each starts a portal with a database of its own, a second or more of both cores. What goes through all
 * features runs where one of them declares something else, and everything where the change is no feature's.
 */
export function nearApi(tests: readonly string[], { changed, close, calls, textOf }: Given): Nearness {
  if (changed.some((file) => DECLARATION.test(file) || !IN_FEATURE.test(file)))
    return { near: tests, left: [] };
  const addresses = calls.map((call) => addressOf(call));
  const folders = [...close].filter((file) => SERVER.test(file)).map(dirname);
  const isNear = (test: string) =>
    close.has(test) ||
    folders.some(
      (folder) => dirname(test) === folder || (INNER.test(folder) && test.startsWith(`${folder}/`)),
    ) ||
    addresses.some((address) => address.test(textOf(test)));
  const { near = [], left = [] } = Object.groupBy(tests, (test) => (isNear(test) ? 'near' : 'left'));
  return { near, left };
}

/** Finds the address of a call where a test writes it: `/api/visits/${id}`. */
function addressOf(call: string): RegExp {
  const [, path = ''] = call.split(' ');
  return new RegExp(`${path.replaceAll(/\{\w+\}/g, '[^/?\\s]+')}(?![\\w/-])`);
}
