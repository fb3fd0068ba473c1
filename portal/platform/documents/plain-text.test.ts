import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Block } from './document.ts';
import { writePlainText } from './plain-text.ts';
import { blocksOf, frameFor } from './test-documents.ts';

const textOf = async (...blocks: readonly Block[]) => {
  const parts: string[] = [];
  for await (const part of writePlainText(frameFor(), blocksOf(...blocks))) parts.push(part);
  return parts.join('');
};

describe('plain text', () => {
  test('says a table row by row, each value with the name of its column', async () => {
    const text = await textOf(
      { kind: 'heading', level: 1, text: 'Perusverenkuva' },
      {
        kind: 'table',
        columns: ['Tutkimus', 'Tulos', 'Viiteväli'],
        rows: [
          ['Hemoglobiini (B-Hb)', '112\u00a0g/l', '117-155\u00a0g/l'],
          ['Ferritiini', 'Ei tulosta', ''],
        ],
      },
    );
    expect(text).toBe(`Kaari

Laboratoriotulokset 2.11.2026
=============================

Nimi: Aino Maria Virtanen
Ladattu: 23.11.2026 klo 5.10


Perusverenkuva
--------------

Hemoglobiini (B-Hb)
Tulos: 112\u00a0g/l
Viiteväli: 117-155\u00a0g/l

Ferritiini
Tulos: Ei tulosta


Tiedosto päättyy tähän.
`);
  });

  test('keeps every word in its order, in lines of 80 columns unless a word is longer', async () => {
    const word = fc.stringMatching(/^[A-Za-zåäöÅÄÖ0-9<>&.]{1,100}$/);
    await fc.assert(
      fc.asyncProperty(fc.array(word, { minLength: 1, maxLength: 80 }), async (words) => {
        const text = await textOf(
          { kind: 'paragraph', text: words.join(' ') },
          { kind: 'facts', facts: [{ term: 'Määrätty', text: words.join(' ') }] },
          { kind: 'list', items: [{ text: words.join(' ') }] },
        );
        const said = text.replaceAll(/\s+/g, ' ');
        const all = words.join(' ');
        expect(said).toContain(`${all} Määrätty: ${all} - ${all}`);
        for (const line of text.split('\n'))
          if (line.length > 80) expect(line.trimStart().split(' ').length).toBeLessThanOrEqual(2);
      }),
    );
  });

  test('keeps lines as they were written', async () => {
    expect(await textOf({ kind: 'paragraph', text: 'Tulosyy: yskä\nja nuha' })).toContain(
      '\nTulosyy: yskä\nja nuha\n',
    );
  });
});
