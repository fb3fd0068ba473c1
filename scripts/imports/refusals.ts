import { brokenByArea } from './areas.ts';
import { cyclesIn } from './cycles.ts';
import { LAYERS, type Layer, TESTS } from './layers.ts';
import { LAZY_CODE, LAZY_RULE } from './lazy-code.ts';
import type { Import } from './read-imports.ts';
import { RESERVED } from './reserved.ts';
import { brokenBySystem } from './systems.ts';

export const TESTS_RULE = 'What runs in the product does not know what only tests use.';
export const SCRIPTS_RULE = 'What runs in the product does not know the tools around it.';

/** What draws a part whose code is fetched on demand; a picker hands its loader on to it. */
const LAZY_PART = /^design-system\/src\/(LazyPart\/LazyPart|picker\/Picker)\.tsx$/;
const PAGE_CODE = new Set(['browser', 'client', 'components', 'design-system', 'feature pages']);

/** What is wrong with the imports of a project, a line each: where, what it imports, and why not. */
export function refusals(imports: readonly Import[]): readonly string[] {
  const hasParts = new Set(imports.filter(({ to }) => LAZY_PART.test(to)).map(({ from }) => from));
  const strangers = imports.flatMap((each) => {
    const rule = broken(each) ?? (hasParts.has(each.from) || isKnownLoader(each) ? null : LAZY_RULE);
    return rule ? [`${each.from}:${each.line} imports ${each.to}. ${rule}`] : [];
  });
  // Types count: what two files mean together belongs into a third.
  const cycles = cyclesIn(imports).map(
    (files) => `${files.join(', ')} import each other. What they share belongs in a file of its own.`,
  );
  const knots = cyclesIn(betweenPageFolders(imports)).map(
    (folders) =>
      `The folders ${folders.join(', ')} import each other. What they share belongs in one of them.`,
  );
  return [...strangers, ...cycles, ...knots];
}

/** A folder for a page or step of a feature, with all that is in it. */
const PAGE_FOLDER = /^portal\/areas\/[^/]+\/(?!shared\/)[^/]+\/(?!server\/)[^/]+(?=\/)/;

/** The imports between folders of pages, as if each were one file; tests show several. */
function betweenPageFolders(imports: readonly Import[]): readonly Import[] {
  return imports.flatMap((each) => {
    const [from] = PAGE_FOLDER.exec(each.from) ?? [];
    const [to] = PAGE_FOLDER.exec(each.to) ?? [];
    return from && to && from !== to && layerOf(each.from).name !== TESTS ? [{ ...each, from, to }] : [];
  });
}

/** The layer of a file. Throws for a file that has none: every folder has its rule. */
export function layerOf(file: string): Layer {
  const layer = LAYERS.find(({ files }) => files.test(file));
  if (!layer) throw new Error(`${file} belongs to no layer of scripts/imports/layers.ts`);
  return layer;
}

/** The rule that an import breaks; null where it breaks none. */
function broken({ from, to, isPackage }: Import): string | null {
  const layer = layerOf(from);
  if (isPackage) return isAllowed(layer.packages, to) ? null : layer.rule;
  if (layer.knows === 'all') return null;
  const reserved = RESERVED.find(({ file }) => file === to);
  if (reserved && !reserved.importers.includes(from)) return reserved.rule;
  const target = layerOf(to);
  if (target.name === TESTS) return TESTS_RULE;
  if (target.name === 'scripts') return SCRIPTS_RULE;
  const ofPlace = brokenByArea(from, to) ?? brokenBySystem(from, to);
  if (ofPlace) return ofPlace;
  return target === layer || layer.knows.includes(target.name) ? null : layer.rule;
}

/** Whether an import is none that a page fetches on demand, or fetches no part, which is written down. */
function isKnownLoader({ from, kind }: Import): boolean {
  return kind !== 'lazy' || !PAGE_CODE.has(layerOf(from).name) || from in LAZY_CODE;
}

function isAllowed(packages: Layer['packages'], name: string): boolean {
  return (
    packages === 'all' ||
    packages.some((each) => each === name || (each.endsWith('/') && name.startsWith(each)))
  );
}
