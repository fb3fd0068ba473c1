import { readFile } from 'node:fs/promises';

/** An entry of Vite's manifest as far as it is used here. */
interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly assets?: readonly string[];
}

/** What a page needs from the first byte on, as paths under the assets' root. */
export interface Assets {
  readonly styles: readonly string[];
  readonly modules: readonly string[];
  /** Of the letters that Finnish, Swedish and English are written with. */
  readonly fonts: readonly string[];
}

/** The first of a font's files; the others hold letters that few pages have. */
const BASIC_LETTERS = /-latin-wght-normal-[\w-]+\.woff2$/;

export type Manifest = Readonly<Record<string, Chunk>>;

export async function readManifest(file: URL): Promise<Manifest> {
  return JSON.parse(await readFile(file, 'utf8')) as Manifest;
}

/**
 * Styles, modules and fonts of some source modules and everything they import statically. Dynamic imports
 * are left out: they load when somebody asks for them.
 *
 * @param written sources of parts that are in the document although their code comes later: their styles alone
 */
export function assetsOf(
  manifest: Manifest,
  sources: readonly string[],
  written: readonly string[] = [],
): Assets {
  const styles = new Set<string>();
  const modules = new Set<string>();
  const fonts = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    // What a module imports comes before it: layers and base styles have to be first.
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const style of chunk.css ?? []) styles.add(`/${style}`);
    for (const asset of chunk.assets ?? []) if (BASIC_LETTERS.test(asset)) fonts.add(`/${asset}`);
    if (chunk.file.endsWith('.css')) styles.add(`/${chunk.file}`);
    else modules.add(`/${chunk.file}`);
  };
  for (const source of sources) visit(source);
  const loaded = { modules: [...modules], fonts: [...fonts] };
  for (const source of written) visit(source);
  return { styles: [...styles], ...loaded };
}
