import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '..');

/** Where the words stand that features have for others (`messages-shell`): each section below a message of a folder. */
const COLLECTED = [
  { section: 'menu', folder: 'shell/browser/messages', below: ['menu', 'pages'] },
  { section: 'tile', folder: 'shell/browser/messages', below: ['front', 'tiles'] },
  { section: 'log', folder: 'areas/person/patient-information/messages', below: ['log', 'records'] },
] as const;

interface Tree {
  readonly [key: string]: string | Tree;
}

/** The files of features with words for the shell in a language. */
export function filesOfShellMessages(language: string): readonly string[] {
  return globSync(`areas/*/*/messages-shell/${language}.json`, { cwd: ROOT })
    .sort()
    .map((file) => join(ROOT, file));
}

/**
 * The messages of a folder with what features add to them: the names of their lines in the menu and on the front page, and
 * of their records in the log of accesses.
 *
 * @param folder relative to the portal
 */
export function withFeatureMessages(folder: string, language: string, messages: Tree): Tree {
  const files = filesOfShellMessages(language).map((file) => JSON.parse(readFileSync(file, 'utf8')) as Tree);
  return COLLECTED.filter((each) => each.folder === folder).reduce(
    (all, { section, below }) =>
      files.reduce((one, file) => merged(one, nested(below, file[section] ?? {})), all),
    messages,
  );
}

/** Puts the words that features have for the shell into its messages, and into those of the log. Comes before they are compiled. */
export function featureMessages(): Plugin {
  return {
    name: 'feature-messages',
    enforce: 'pre',
    transform: {
      filter: {
        id: new RegExp(`/portal/(?:${COLLECTED.map(({ folder }) => folder).join('|')})/\\w+\\.json$`),
      },
      handler(source, id) {
        const language = basename(id, '.json');
        for (const file of filesOfShellMessages(language)) this.addWatchFile(file);
        const folder = COLLECTED.find((each) => id.includes(`/portal/${each.folder}/`))?.folder ?? '';
        return JSON.stringify(withFeatureMessages(folder, language, JSON.parse(source) as Tree));
      },
    },
  };
}

function nested(path: readonly string[], words: string | Tree): Tree {
  return path.reduceRight<Tree>((tree, key) => ({ [key]: tree }), words as Tree);
}

function merged(one: Tree, other: Tree): Tree {
  const both = Object.entries(other).map(([key, value]) => {
    const own = one[key];
    return [key, typeof own === 'object' && typeof value === 'object' ? merged(own, value) : value];
  });
  return { ...one, ...Object.fromEntries(both) };
}
