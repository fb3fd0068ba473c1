import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hasTest, parseDocument, pointersIn, ROOT, readDocuments } from './requirements.ts';
import { read, written } from './written.ts';

const documents = readDocuments();
const requirements = documents.flatMap((document) => document.requirements);
const prefixes = documents.map(({ prefix }) => prefix);
const ids = requirements.map(({ id }) => id);

describe('the requirements', () => {
  test('are many, and their tests are in the project', () => {
    expect(requirements.length).toBeGreaterThan(200);
    expect(written.length).toBeGreaterThan(1000);
  });

  test('have an id each, of their document and numbered without gaps', () => {
    for (const { name, prefix, requirements: own } of documents) {
      const numbered = own.map((_, index) => `${prefix}-${String(index + 1).padStart(2, '0')}`);
      expect([name, own.map(({ id }) => id)]).toEqual([name, numbered]);
    }
    expect(new Set(prefixes).size).toBe(prefixes.length);
  });

  test('are sentences', () => {
    expect(requirements.filter(({ sentence }) => !/[.')]$/.test(sentence)).map(({ id }) => id)).toEqual([]);
  });

  test('are each shown by a test that exists', () => {
    const wrong = requirements.flatMap(({ id, proofs }) =>
      proofs.length === 0 ? [`${id} names no test`] : proofs.flatMap((proof) => faultOf(id, proof)),
    );
    expect(wrong).toEqual([]);
  });

  test('are all in the list of areas', () => {
    const list = read('docs/requirements/README.md');
    expect(documents.filter(({ name }) => !list.includes(`(${name})`)).map(({ name }) => name)).toEqual([]);
  });
});

test('every pointer to a requirement leads to one', () => {
  const dead = written.flatMap((file) =>
    pointersIn(read(file), prefixes)
      .filter((id) => !ids.includes(id))
      .map((id) => `${file}: ${id}`),
  );
  expect(dead).toEqual([]);
});

test('nothing points to a document outside the project', () => {
  expect(
    written.filter((file) => /\bspecification section|\b[Tt]he specification\b/.test(read(file))),
  ).toEqual([]);
});

describe('what is found', () => {
  const line = '- **BOOK-01** One sentence.\n  → `a.test.ts` "a title"\n  → `b.ts`';

  test('is a requirement with its tests', () => {
    expect(parseDocument('x.md', `# Booking (BOOK)\n\n${line}\n`)).toEqual({
      name: 'x.md',
      prefix: 'BOOK',
      requirements: [
        {
          id: 'BOOK-01',
          document: 'x.md',
          sentence: 'One sentence.',
          proofs: [
            { file: 'a.test.ts', name: 'a title' },
            { file: 'b.ts', name: null },
          ],
        },
      ],
    });
  });

  test.each([
    ['a heading without a prefix', `# Booking\n\n${line}`],
    ['an item without an id', '# Booking (BOOK)\n\n- A sentence.'],
    ['an id of one digit', '# Booking (BOOK)\n\n- **BOOK-1** A sentence.'],
    ['a test without its file', '# Booking (BOOK)\n\n- **BOOK-01** A sentence.\n  → a.test.ts'],
  ])('is not %s', (_what, text) => {
    expect(() => parseDocument('x.md', text)).toThrow('x.md');
  });

  test.each([
    ["test('a title', () => {", 'a title', true],
    ["test.each([1])(\n  'a title', () => {", 'a title', true],
    [`test(\`a title: \${each}\`, () => {`, 'a title', true],
    ["test.skip('a title', () => {", 'a title', false],
    ["test.todo('a title');", 'a title', false],
    ["test.fixme('a title', async () => {", 'a title', false],
    ["it.skip.each([['one (of two', f()]])(\n  'a title', () => {", 'a title', false],
    ["test.skip(f('one'), 'why');\ntest('a title', () => {", 'a title', true],
    ["test.skip('a title', () => {});\ntest('a title', () => {", 'a title', true],
    ['export const Missing: Story = {', 'Missing', true],
    ["test('a title that goes on', () => {", 'a title', false],
    ["const text = 'a title';", 'a title', false],
    ['export const MissingToo: Story = {', 'Missing', false],
  ])('in %s is %s: %s', (source, name, isThere) => {
    expect(hasTest(source, name)).toBe(isThere);
  });

  test.each([
    ['/** One way (BOOK-11). */', ['BOOK-11']],
    ['see BOOK-7', ['BOOK-7']],
    ['/** Both (BOOK-11, INFO-04). */', ['BOOK-11', 'INFO-04']],
    ['/** A slip of the hand (BOKO-11). */', ['BOKO-11']],
    ['UTF-16, SHA-256 (004)', []],
  ])('as pointers in %j are %j', (text, expected) => {
    expect(pointersIn(text, ['BOOK'])).toEqual(expected);
  });
});

function faultOf(id: string, { file, name }: { readonly file: string; readonly name: string | null }) {
  if (!existsSync(join(ROOT, file))) return [`${id}: there is no ${file}`];
  if (name !== null && !hasTest(read(file), name)) return [`${id}: ${file} has no test "${name}"`];
  return [];
}
