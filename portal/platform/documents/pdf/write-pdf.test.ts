import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Block } from '../document.ts';
import { allOf, blocksOf, frameFor, pdfOf, readPdf } from '../test-documents.ts';
import { writePdf } from './write-pdf.ts';

interface Bookmark {
  readonly title: string;
  readonly dest: readonly [page: { readonly num: number; readonly gen: number }];
  readonly items: readonly Bookmark[];
}

const results = (count: number): Block => ({
  kind: 'table',
  columns: ['Tutkimus', 'Tulos', 'Viiteväli'],
  rows: Array.from({ length: count }, (_, nth) => [
    `Hemoglobiini ${nth}`,
    `≥${nth}\u00a0g/l`,
    '117-155\u00a0g/l',
  ]),
});

const WORDS = 'Potilaan vointi on hyvä. '.repeat(20_000);

describe('a PDF of a text that is longer than a book', () => {
  test.each<[string, Block]>([
    ['a paragraph', { kind: 'paragraph', text: WORDS }],
    ['one word', { kind: 'paragraph', text: 'x'.repeat(WORDS.length) }],
    ['a heading', { kind: 'heading', level: 1, text: WORDS }],
    ['an item of a list', { kind: 'list', items: [{ text: WORDS }] }],
    ['a fact', { kind: 'facts', facts: [{ term: 'Teksti', text: WORDS }] }],
    ['a cell of a table', { kind: 'table', columns: ['Nimi', 'Teksti'], rows: [['Lausunto', WORDS]] }],
  ])('lets others be answered in between: %s', async (_, block) => {
    let turns = 0;
    let goesOn = true;
    const other = async () => {
      while (goesOn) {
        await setImmediate();
        turns++;
      }
    };
    void other();
    const bytes = await pdfOf(blocksOf(block));
    goesOn = false;
    // At least once for every page of such a book.
    expect(turns).toBeGreaterThan(100);
    expect(Buffer.from(bytes).toString('latin1', bytes.length - 6)).toBe('%%EOF\n');
  });
});

describe('a PDF', () => {
  test('says its title, its language and that it is tagged, and shows the title', async () => {
    const bytes = await pdfOf(blocksOf({ kind: 'paragraph', text: 'Teksti' }));
    const { document } = await readPdf(bytes.slice());
    const { info, metadata } = await document.getMetadata();
    expect(info).toMatchObject({
      PDFFormatVersion: '1.7',
      Language: 'fi-FI',
      Title: 'Laboratoriotulokset 2.11.2026',
      Author: 'Kaari',
    });
    expect(metadata?.get('dc:title')).toBe('Laboratoriotulokset 2.11.2026');
    expect(Object.fromEntries((await document.getMarkInfo()) as unknown as Map<string, boolean>)).toEqual({
      Marked: true,
      Suspects: false,
      UserProperties: false,
    });
    expect(await document.getViewerPreferences()).toEqual(new Map([['DisplayDocTitle', true]]));
    expect(Buffer.from(bytes).toString('latin1')).toContain('<pdfuaid:part>1</pdfuaid:part>');
  });

  test('is read aloud in order: publisher, title, whose it is, what it says', async () => {
    const { trees, text } = await readPdf(
      await pdfOf(
        blocksOf(
          { kind: 'heading', level: 1, text: 'Perusverenkuva' },
          { kind: 'paragraph', text: 'Tulos sopii\nraudanpuutteeseen.' },
          { kind: 'list', items: [{ text: 'Kotiharjoitteet' }, { text: 'Lepo' }] },
          { kind: 'facts', facts: [{ term: 'Määrätty', text: '2.11.2026' }] },
        ),
      ),
    );
    const [tree] = trees;
    expect(tree?.children.map(({ role }) => role)).toEqual(['Document']);
    expect(tree?.children[0]?.children.map(({ role }) => role)).toEqual([
      'P',
      'H1',
      'L',
      'H2',
      'P',
      'L',
      'L',
    ]);
    expect(text).toBe(
      'Kaari Laboratoriotulokset 2.11.2026 Nimi Aino Maria Virtanen Ladattu 23.11.2026 klo 5.10 ' +
        'Perusverenkuva Tulos sopii raudanpuutteeseen. • Kotiharjoitteet • Lepo Määrätty 2.11.2026',
    );
    const [items] = allOf('L', { children: tree?.children ?? [] }).slice(1);
    expect(items?.children.map(({ children }) => children.map(({ role }) => role))).toEqual([
      ['Lbl', 'LBody'],
      ['Lbl', 'LBody'],
    ]);
  });

  test('has tables whose columns and rows are named by header cells', async () => {
    const bytes = await pdfOf(blocksOf(results(3)));
    const { trees } = await readPdf(bytes.slice());
    const [table] = allOf('Table', { children: trees });
    expect(table?.children.map(({ role }) => role)).toEqual(['THead', 'TBody']);
    expect(allOf('TH', { children: table?.children.slice(0, 1) ?? [] }).map(({ text }) => text)).toEqual([
      'Tutkimus',
      'Tulos',
      'Viiteväli',
    ]);
    const rows = allOf('TR', { children: table?.children.slice(1) ?? [] });
    expect(rows.map(({ children }) => children.map(({ role }) => role))).toEqual(
      Array.from({ length: 3 }, () => ['TH', 'TD', 'TD']),
    );
    const source = Buffer.from(bytes).toString('latin1');
    expect(source.match(/\/Scope \/Column/g)).toHaveLength(3);
    expect(source.match(/\/Scope \/Row/g)).toHaveLength(3);
  });

  test('goes on on the next page under the same columns, which are read out once', async () => {
    const { document, trees, artifacts } = await readPdf(await pdfOf(blocksOf(results(120))));
    expect(document.numPages).toBeGreaterThan(2);
    const headers = trees.flatMap((tree) => allOf('THead', tree)).map(({ text }) => text);
    expect(headers.filter((text) => text !== '')).toEqual(['Tutkimus Tulos Viiteväli']);
    const rows = trees.flatMap((tree) => allOf('TBody', tree)).flatMap((body) => allOf('TR', body));
    expect(rows.map(({ children }) => children[0]?.text)).toEqual(
      Array.from({ length: 120 }, (_, nth) => `Hemoglobiini ${nth}`),
    );
    expect(artifacts.match(/Tutkimus/g)).toHaveLength(document.numPages - 1);
  });

  test('has page numbers, its foot and the running title on the pages, and not in the text', async () => {
    const { document, text, artifacts } = await readPdf(await pdfOf(blocksOf(results(60))));
    expect(document.numPages).toBeGreaterThan(1);
    expect(artifacts.match(/Sivu \d+ \/ \d+/g)).toEqual(
      Array.from({ length: document.numPages }, (_, nth) => `Sivu ${nth + 1} / ${document.numPages}`),
    );
    expect(artifacts.match(/Aino Maria Virtanen · 23\.11\.2026/g)).toHaveLength(document.numPages);
    expect(artifacts.match(/Laboratoriotulokset/g)).toHaveLength(document.numPages - 1);
    expect(text).not.toContain('Sivu');
  });

  test('has every text in its tree or marked as none of it', async () => {
    const { document } = await readPdf(
      await pdfOf(blocksOf(results(60), { kind: 'paragraph', text: 'Loppu' })),
    );
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent({ includeMarkedContent: true });
      let depth = 0;
      for (const item of items) {
        if ('type' in item) depth += item.type === 'endMarkedContent' ? -1 : 1;
        else expect(depth, item.str).toBe(1);
      }
    }
  });

  test('has bookmarks as deep as its headings, each leading to its page', async () => {
    const heading = (level: 1 | 2 | 3, text: string): Block => ({ kind: 'heading', level, text });
    const { document } = await readPdf(
      await pdfOf(
        blocksOf(
          heading(1, 'Käynnit'),
          heading(2, 'Eka'),
          results(60),
          heading(2, 'Toka'),
          heading(1, 'Reseptit'),
        ),
      ),
    );
    const [root, ...others] = (await document.getOutline()) as unknown as readonly Bookmark[];
    expect(others).toEqual([]);
    expect(root?.title).toBe('Laboratoriotulokset 2.11.2026');
    expect(root?.items.map(({ title }) => title)).toEqual(['Käynnit', 'Reseptit']);
    expect(root?.items[0]?.items.map(({ title }) => title)).toEqual(['Eka', 'Toka']);
    const [page] = root?.items[1]?.dest ?? [];
    expect(page && (await document.getPageIndex(page))).toBe(document.numPages - 1);
  });

  test('names the language of what is written in another', async () => {
    const bytes = await pdfOf(blocksOf({ kind: 'paragraph', text: 'Lausunto', lang: 'sv' }));
    expect(Buffer.from(bytes).toString('latin1')).toMatch(/\/S \/P\s+\/Lang \(sv\)/);
  });

  test.each(['Hanken Grotesk', 'Nunito', 'Figtree'])('has what %s lacks, too', async (family) => {
    const words = 'åäö ÅÄÖ šž ŠŽ é ü µ ≤ ≥ < > – ’ ² ³ ° × → Юрий α β γ';
    const frame = frameFor({ look: { colour: '#006fa2', ground: '#0b2a45', onGround: '#ffffff', family } });
    const { text } = await readPdf(await pdfOf(blocksOf({ kind: 'paragraph', text: words }), frame));
    expect(text.normalize('NFKC')).toContain(words.normalize('NFKC'));
  });

  test.each(['Hanken Grotesk', 'Nunito', 'Figtree'])(
    'keeps the letters of ligatures, in %s',
    async (family) => {
      const frame = frameFor({ look: { colour: '#006fa2', ground: '#0b2a45', onGround: '#ffffff', family } });
      const text = 'affiniteetti fi fl ffi ffl \ufb01 \ufb02 \ufb03 5 \u338e';
      const read = await readPdf(await pdfOf(blocksOf({ kind: 'paragraph', text }), frame));
      expect(read.text).toContain('affiniteetti fi fl ffi ffl fi fl ffi 5 mg');
    },
  );

  test('says which characters it cannot show, and below what that means', async () => {
    const textOf = async (text: string) =>
      (await readPdf(await pdfOf(blocksOf({ kind: 'paragraph', text })))).text;
    const { unshown } = frameFor();
    const text = await textOf('Vointi 😀👍 hyvä? שלום');
    expect(text).toContain('Vointi [merkki U+1F600 U+1F44D] hyvä? [merkki U+05E9 U+05DC U+05D5 U+05DD]');
    expect(text).toMatch(new RegExp(`${unshown.atEnd}$`));
    expect(await textOf('Vointi hyvä')).not.toContain(unshown.atEnd);
  });

  test('has facts line by line, and what takes more pages on as many', async () => {
    const { document } = await readPdf(
      await pdfOf(blocksOf({ kind: 'heading', level: 1, text: 'Sana '.repeat(2000) })),
    );
    expect(document.numPages).toBeGreaterThan(2);
    const { items } = await (await document.getPage(1)).getTextContent();
    const heights = ['Nimi', 'Ladattu'].map((term) =>
      items.flatMap((item) =>
        'str' in item && item.str.trim() === term ? [item.transform[5] as number] : [],
      ),
    );
    // Between two lines of ten points, one below the other.
    expect(Number(heights[0]) - Number(heights[1])).toBeCloseTo(16, 0);
  });

  test('is the same file for the same document', async () => {
    const written = () => pdfOf(blocksOf(results(3), { kind: 'paragraph', text: '5 µg, 5 μg, 7\u00a0mg' }));
    expect(Buffer.compare(await written(), await written())).toBe(0);
  });

  test('of any text stays readable', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.stringMatching(/^[A-Za-zåäöÅÄÖ0-9(){}<>\\/,.]{1,90}$/), { minLength: 1, maxLength: 60 }),
        async (words) => {
          const { text } = await readPdf(await pdfOf(blocksOf({ kind: 'paragraph', text: words.join(' ') })));
          expect(text.replaceAll(/\s/g, '')).toContain(words.join(''));
        },
      ),
      { numRuns: 15 },
    );
  });

  test('is sent as it is read: two thousand results are never in memory at once', async () => {
    let read = 0;
    const source = async function* () {
      for (; read < 200; read++) yield [results(10)];
    };
    let most = 0;
    let sent = 0;
    let readAtFirst: number | null = null;
    for await (const part of writePdf(frameFor(), source())) {
      readAtFirst ??= read;
      most = Math.max(most, part.length);
      sent += part.length;
    }
    expect(readAtFirst).toBeLessThan(20);
    expect(sent).toBeGreaterThan(400_000);
    // The last part has the fonts, and lists of all elements and objects.
    expect(most).toBeLessThan(sent / 2);
  });
});
