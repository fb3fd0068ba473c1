import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/**
 * Where an element of HTML's own is right: the router's link is what the design system makes its links of, and the root's
 * says that React answers for what is inside.
 */
const NATIVE: Readonly<Record<string, readonly string[]>> = {
  'shell/browser/routing/RouterLink.tsx': ['a'],
  'shell/browser/Root.tsx': ['div'],
  // A script fills them: what is shown without a connection is known on the device alone.
  'shell/browser/pages/OfflinePage.tsx': ['div', 'span'],
};

/** What only the design system may say of how something looks. */
const LOOK = ['className', 'style'];

interface Used {
  readonly elements: readonly string[];
  readonly looks: readonly string[];
}

/** The HTML elements and the looks that a component writes by itself. */
function usedIn(name: string, source: string): Used {
  const elements = new Set<string>();
  const looks = new Set<string>();
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node) walk(each);
    if (!isNode(node)) return;
    const written = isNode(node.name) && node.name.type === 'JSXIdentifier' ? String(node.name.name) : '';
    if (node.type === 'JSXOpeningElement' && /^[a-z]/.test(written)) elements.add(written);
    if (node.type === 'JSXAttribute' && LOOK.includes(written)) looks.add(written);
    for (const value of Object.values(node)) walk(value);
  };
  walk(parseSync(name, source).program);
  return { elements: [...elements].sort(), looks: [...looks].sort() };
}

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

const files = globSync('{shell/browser,areas,components}/**/*.tsx', { cwd: ROOT }).sort();

test('there are pages and parts of pages to look at', () => {
  expect(files.filter((file) => file.endsWith('Page.tsx')).length).toBeGreaterThan(5);
});

test('the portal has no style sheet', () => {
  const sheets = globSync('{shell/browser,areas,client,components,contract}/**/*.{css,css.ts,scss}', {
    cwd: ROOT,
  });
  expect(sheets).toEqual([]);
});

test.each(files)('%s is composed from the design system alone', (file) => {
  const used = usedIn(file, readFileSync(`${ROOT}/${file}`, 'utf8'));
  expect(used).toEqual({ elements: NATIVE[file] ?? [], looks: [] });
});

describe('what is found', () => {
  test.each<[string, string, Used]>([
    ['an element', '<Stack><div>A</div></Stack>', { elements: ['div'], looks: [] }],
    ['an element in an expression', '<>{x && <p>A</p>}</>', { elements: ['p'], looks: [] }],
    ['a class', '<Card className={css.a} />', { elements: [], looks: ['className'] }],
    ['a style', "<Card style={{ color: 'red' }} />", { elements: [], looks: ['style'] }],
    ['nothing in a component', '<design.Card title="div" />', { elements: [], looks: [] }],
  ])('is %s', (_name, jsx, expected) => {
    expect(usedIn('X.tsx', `export const x = (css: any) => ${jsx};`)).toEqual(expected);
  });
});
