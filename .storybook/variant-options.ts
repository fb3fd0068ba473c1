import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { type Plugin, parseSync } from 'vite';

const MODULE = 'virtual:variant-options';
const RESOLVED = `\0${MODULE}`;
const SHEETS = 'design-system/src/**/*.css.ts';
/** How a style sheet names the variants of a recipe: `export type CardVariants = …RecipeVariants<typeof card>…`. */
const NAMED = /export type (\w+Variants) = [^;]*RecipeVariants<typeof (\w+)>/g;

/** Values by variant by folder by type: of `CardVariants` in `Card`, `tone` is one of these. */
export type VariantOptions = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>>
>;

interface Node {
  readonly name?: string;
  readonly value?: Node | string;
  readonly key?: Node;
  readonly id?: Node;
  readonly init?: Node | null;
  readonly declaration?: Node | null;
  readonly declarations?: readonly Node[];
  readonly arguments?: readonly Node[];
  readonly properties?: readonly Node[];
}

const keyOf = ({ key }: Node): string => String(key?.name ?? key?.value);
const entriesOf = (node: Node | undefined): [string, Node][] =>
  (node?.properties ?? []).map((property) => [keyOf(property), property.value as Node]);

/** The variants of a recipe in a style sheet, each with its values. */
function variantsOf(source: string, recipe: string): Record<string, string[]> {
  const { program } = parseSync('sheet.ts', source);
  const declared = (program.body as unknown as Node[]).flatMap(
    ({ declaration }) => declaration?.declarations ?? [],
  );
  const call = declared.find(({ id }) => id?.name === recipe)?.init;
  const variants = entriesOf(call?.arguments?.[0]).find(([key]) => key === 'variants')?.[1];
  return Object.fromEntries(
    entriesOf(variants).map(([name, values]) => [name, entriesOf(values).map(([value]) => value)]),
  );
}

function readOptions(files: readonly string[]): VariantOptions {
  const options: Record<string, Record<string, Record<string, string[]>>> = {};
  for (const file of files) {
    const source = readFileSync(file, 'utf8');
    for (const [, type = '', recipe = ''] of source.matchAll(NAMED)) {
      options[type] = { ...options[type], [basename(dirname(file))]: variantsOf(source, recipe) };
    }
  }
  return options;
}

/**
 * What each recipe of the design system can be asked for, for Storybook's controls. The reader of props sees the name
 * of such a type only.
 */
export function variantOptions(): Plugin {
  return {
    name: 'variant-options',
    resolveId: (id) => (id === MODULE ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null;
      const files = globSync(SHEETS);
      for (const file of files) this.addWatchFile(resolve(file));
      return `export default ${JSON.stringify(readOptions(files))};`;
    },
  };
}
