import sources from 'virtual:token-sources';
import { contract } from '@portal/tokens/contract';
import * as shared from '@portal/tokens/shared';
import { leaves } from './leaves.ts';

/** Every token by its path: 'color.action.rest', 'space.medium', 'target'. */
export const TOKENS: readonly string[] = [
  ...leaves(contract).map(([path]) => path),
  ...leaves(shared).map(([path]) => path),
];

/** Folders in lower case hold no component, but code that several components share. */
const SHARED = /^design-system\/src\/(?!themes|brands|icons)[a-z-]+\//;

const isStyle = (path: string): boolean => path.endsWith('.css.ts') || SHARED.test(path);

/** The owner of a file, in a designer's terms: a component, the themes, a feature of the portal. */
function ownerOf(path: string): string {
  const [, feature] = /portal\/(?:areas\/[\w-]+\/)?([\w-]+)\//.exec(path) ?? [];
  if (feature) return `portal: ${feature}`;
  if (path.endsWith('tokens/src/shared.ts')) return 'other tokens';
  const [, folder = ''] = /design-system\/src\/([\w-]+)\//.exec(path) ?? [];
  return { themes: 'every page', brands: 'brand drawings', icons: 'Icon' }[folder] ?? folder;
}

/** A style sheet's names for the tokens: imported and destructured names, each with its path. */
function namesIn(source: string): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const imported = /import \{([^}]*)\} from '@portal\/tokens\/shared'/.exec(source)?.[1] ?? '';
  for (const [, name = '', alias] of imported.matchAll(/(?<!type )\b(\w+)(?: as (\w+))?/g)) {
    names.set(alias ?? name, name);
  }
  if (/import \{ vars \}/.test(source)) names.set('vars', '');
  const taken = /const \{([^}]*)\} = vars;/.exec(source)?.[1] ?? '';
  for (const [name] of taken.matchAll(/\w+/g)) names.set(name, name);
  return names;
}

/** A name with its members; alone before a colon it is the key of a rule. */
const NAMED = /(?<![\w.$'"-])([a-zA-Z]\w*)(?:((?:\??\.\w+)+)|(?![\w.?]|\s*:))/g;

/** The tokens in a style sheet; naming a whole group uses all of it. */
function tokensOf(source: string): string[] {
  const names = namesIn(source);
  const body = source
    .replace(/\btype (?=[A-Z])/g, '')
    .replace(/^import .*$|\/\/.*$|\/\*[\s\S]*?\*\/|'[^'\n]*'/gm, '')
    .replace(/const \{[^}]*\} = vars;/g, '');
  const paths = [...body.matchAll(NAMED)].flatMap(([, name = '', members = '']) => {
    const root = names.get(name);
    return root === undefined ? [] : [`${root}${members}`.replace(/^\./, '')];
  });
  return TOKENS.filter((token) =>
    paths.some(
      (path) =>
        path !== '' && (path === token || token.startsWith(`${path}.`) || path.startsWith(`${token}.`)),
    ),
  );
}

/** The tokens in drawings, which name the variables themselves. */
function variablesOf(source: string): string[] {
  const names = new Set([...source.matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => name));
  const kebab = (path: string): string =>
    path.replaceAll('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return TOKENS.filter((token) => names.has(kebab(token)));
}

/** Tokens based on others: the shared file's exports that name another export. */
function tokensWithin(source: string): string[] {
  const exported = [...source.matchAll(/^export const (\w+)/gm)].map(([, name]) => String(name));
  const body = source.replace(/^export const \w+/gm, '').replace(/\/\*\*.*?\*\//gs, '');
  return TOKENS.filter((token) =>
    exported.some(
      (name) =>
        token.startsWith(`${name}.`) && new RegExp(`\\b${token.replaceAll('.', '\\.')}\\b`).test(body),
    ),
  );
}

/** Shared rules live in folders that are no component: the rules that a source imports from there. */
function sharedBy(path: string, seen = new Set<string>()): ReadonlySet<string> {
  const folder = path.replace(/\/[^/]+$/, '');
  for (const [, up, to] of (sources[path] ?? '').matchAll(/from '(\.\.?)\/([\w./-]+)'/g)) {
    const file = up === '.' ? `${folder}/${to}` : `${folder.replace(/\/[^/]+$/, '')}/${to}`;
    if (!(file in sources) || !SHARED.test(file) || seen.has(file)) continue;
    seen.add(file);
    sharedBy(file, seen);
  }
  return seen;
}

/** The users of each token: read from the sources, so that it is never out of date. */
export function tokenUses(): ReadonlyMap<string, readonly string[]> {
  const uses = new Map(TOKENS.map((token) => [token, new Set<string>()]));
  for (const [path, source] of Object.entries(sources)) {
    const owner = ownerOf(path);
    const add = (tokens: readonly string[]): void => {
      for (const token of tokens) uses.get(token)?.add(owner);
    };
    if (path.endsWith('.svg')) add(variablesOf(source));
    else if (path.endsWith('shared.ts')) add(tokensWithin(source));
    else if (!SHARED.test(path)) {
      for (const file of [path, ...sharedBy(path)]) if (isStyle(file)) add(tokensOf(sources[file] ?? ''));
    }
  }
  return new Map([...uses].map(([token, owners]) => [token, [...owners].sort()]));
}
