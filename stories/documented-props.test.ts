import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

/** Members of exported `…Props` without a docstring: `ButtonProps.tone`. */
function undocumented(source: string): string[] {
  const { program, comments } = parseSync('props.tsx', source);
  const docs = new Set(comments.filter(({ value }) => value.startsWith('*')).map(({ end }) => end));
  const isDocumented = ({ start }: Node) => docs.has(source.slice(0, start).trimEnd().length);
  return (program.body as unknown as Node[]).flatMap(({ declaration }) => {
    const declared = declaration as Node | null | undefined;
    const name = (declared?.id as { readonly name?: string } | undefined)?.name;
    if (!declared || !name?.endsWith('Props')) return [];
    const members = membersOf((declared.typeAnnotation ?? declared.body) as Node);
    return members.filter((member) => !isDocumented(member)).map((member) => `${name}.${keyOf(member)}`);
  });
}

function membersOf(type: Node): Node[] {
  if (type.type === 'TSTypeLiteral') return type.members as Node[];
  if (type.type === 'TSInterfaceBody') return type.body as Node[];
  if (type.type === 'TSParenthesizedType') return membersOf(type.typeAnnotation as Node);
  return ((type.types ?? []) as Node[]).flatMap(membersOf);
}

function keyOf({ key }: Node): string {
  const { name, value } = key as { readonly name?: string; readonly value?: string };
  return name ?? value ?? '';
}

const files = globSync('{design-system/src,portal/components}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.(test|css)\./.test(file),
);

test('every prop of a shared component has a docstring', () => {
  expect(files.length).toBeGreaterThan(100);
  const missing = files.flatMap((file) => {
    const names = undocumented(readFileSync(`${root}/${file}`, 'utf8'));
    return names.map((name) => `${file}: ${name}`);
  });
  expect(missing).toEqual([]);
});

test.each<[string, string, string[]]>([
  ['an interface', 'export interface AProps { /** Said. */ a: 1; b: 2 }', ['AProps.b']],
  ['a type', "export type AProps = { 'aria-label': string }", ['AProps.aria-label']],
  [
    'a type of several parts',
    'export type AProps = { a: 1 } & ({ b: 2 } | { /** Said. */ c: 3 })',
    ['AProps.a', 'AProps.b'],
  ],
  ['a comment that is no docstring', 'export interface AProps {\n  // Not said.\n  a: 1 }', ['AProps.a']],
  ['what is not exported', 'interface AProps { a: 1 }', []],
])('finds what is missing in %s', (_, source, missing) => {
  expect(undocumented(source)).toEqual(missing);
});
