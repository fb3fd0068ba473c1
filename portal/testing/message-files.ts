import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LANGUAGES, type Language } from '#contract/language/language.ts';

const ROOT = join(import.meta.dirname, '..');

/** Folders of messages, relative to the portal: those of pages, what features add to the shell's, those that are sent, and the sandbox's. */
export const MESSAGE_FOLDERS: readonly string[] = [
  ...new Set(
    globSync('{shell/browser,outside/sandbox,components/*,areas/**}/messages{,-outbound,-shell}/*.json', {
      cwd: ROOT,
    }).map(dirname),
  ),
].sort();

/** What has pages in Finnish only: its address has no words in another language. */
const FINNISH_ONLY = ['areas/service/help/messages'];

export function languagesOfFolder(folder: string): readonly Language[] {
  return FINNISH_ONLY.includes(folder) ? ['fi'] : LANGUAGES;
}

/** Names of the files in a folder of messages. */
export function filesOf(folder: string): readonly string[] {
  return globSync('*.json', { cwd: join(ROOT, folder) }).sort();
}

/**
 * Texts of a file by their whole key: `landing.title`.
 *
 * @throws Error if something in the file is neither a text nor a group of them
 */
export function textsOf(folder: string, file: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const walk = (node: unknown, path: string) => {
    if (node !== null && typeof node === 'object' && !Array.isArray(node)) {
      for (const [key, value] of Object.entries(node)) walk(value, path ? `${path}.${key}` : key);
    } else if (typeof node === 'string') texts.set(path, node);
    else throw new Error(`${folder}/${file}: ${path} is no text`);
  };
  walk(JSON.parse(readFileSync(join(ROOT, folder, file), 'utf8')), '');
  return texts;
}
