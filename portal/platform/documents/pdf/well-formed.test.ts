import { describe, expect, test } from 'vitest';
import type { Block } from '../document.ts';
import { blocksOf, frameFor, pdfOf } from '../test-documents.ts';
import { qpdfFaults } from '../test-qpdf.ts';
import { tagFaults } from '../test-tags.ts';

const rows = (count: number): Block => ({
  kind: 'table',
  columns: ['Tutkimus', 'Tulos', 'Viiteväli'],
  rows: Array.from({ length: count }, (_, nth) => [
    `Hemoglobiini ${nth}`,
    nth % 3 ? `${nth} g/l` : '',
    '117–155',
  ]),
});
const BLOCKS = {
  nothing: [],
  'a paragraph': [{ kind: 'paragraph', text: 'Potilaan vointi on hyvä.', lang: 'fi' }],
  'a paragraph of many pages': [{ kind: 'paragraph', text: 'Potilaan vointi on hyvä. '.repeat(1000) }],
  headings: [1, 2, 3, 2, 1].map((level) => ({
    kind: 'heading',
    level: level as 1 | 2 | 3,
    text: `Taso ${level}`,
  })),
  'a list': [{ kind: 'list', items: [{ text: 'Lepo' }, { text: 'Vila', lang: 'sv' }] }],
  facts: [{ kind: 'facts', facts: [{ term: 'Määrätty', text: '2.11.2026' }] }],
  'a table': [rows(3)],
  'a table of many pages': [rows(150)],
  'a row of many pages': [
    { kind: 'table', columns: ['Nimi', 'Teksti'], rows: [['Lausunto', 'Hyvä. '.repeat(4000)]] },
  ],
  'what no font has': [{ kind: 'paragraph', text: 'Hyvä 😀 שלום' }],
} as const satisfies Readonly<Record<string, readonly Block[]>>;

describe.each(Object.entries(BLOCKS))('a PDF with %s', (_, blocks) => {
  test('is well formed, and all of it is tagged', async () => {
    const bytes = await pdfOf(blocksOf(...blocks), frameFor({ title: 'Na & K < 4 "mmol/l"' }));
    expect(await qpdfFaults(bytes)).toEqual([]);
    expect(await tagFaults(bytes)).toEqual([]);
  });
});
