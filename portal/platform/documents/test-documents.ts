import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Block, Blocks, DocumentFrame } from './document.ts';
import { writePdf } from './pdf/write-pdf.ts';

/** A frame as a document of Kaari has it, in Finnish. */
export function frameFor(more: Partial<DocumentFrame> = {}): DocumentFrame {
  return {
    title: 'Laboratoriotulokset 2.11.2026',
    lang: 'fi-FI',
    publisher: 'Kaari',
    facts: [
      { term: 'Nimi', text: 'Aino Maria Virtanen' },
      { term: 'Ladattu', text: '23.11.2026 klo 5.10' },
    ],
    foot: 'Aino Maria Virtanen · 23.11.2026',
    pageName: (page, pages) => `Sivu ${page} / ${pages}`,
    unshown: {
      inPlace: (codes) => `[merkki ${codes.join(' ')}]`,
      atEnd: 'Hakasulkeissa on merkki, jota ei voi näyttää.',
    },
    end: 'Tiedosto päättyy tähän.',
    madeAt: new Date('2026-11-23T03:10:00Z'),
    look: { colour: '#006fa2', ground: '#0b2a45', onGround: '#ffffff', family: 'Hanken Grotesk' },
    ...more,
  };
}

export async function* blocksOf(...blocks: readonly Block[]): Blocks {
  for (const block of blocks) yield [block];
}

export async function pdfOf(blocks: Blocks, frame: DocumentFrame = frameFor()): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const part of writePdf(frame, blocks)) parts.push(part);
  return new Uint8Array(Buffer.concat(parts));
}

/** A part of a document as a screen reader meets it: `TH Hemoglobiini`. */
export interface Heard {
  readonly role: string;
  readonly text: string;
  readonly children: readonly Heard[];
}

/** What a parser that has nothing of ours finds in a PDF. */
export interface ReadPdf {
  readonly document: PDFDocumentProxy;
  /** The tree of each page, as far as it is there: an empty cell is not. */
  readonly trees: readonly Heard[];
  /** What is in the tree, in its order. */
  readonly text: string;
  /** What is on the pages and not in the tree. */
  readonly artifacts: string;
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await getDocument({ data: bytes, verbosity: 0 }).promise;
  const trees: Heard[] = [];
  const artifacts: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const texts = new Map<string, string>();
    let current: string | null = null;
    for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
      if ('type' in item) current = item.type === 'beginMarkedContentProps' ? (item.id ?? null) : null;
      else if (current === null) artifacts.push(item.str);
      else texts.set(current, (texts.get(current) ?? '') + item.str + (item.hasEOL ? '\n' : ''));
    }
    const tree = (await page.getStructTree()) as unknown as Node;
    trees.push(heard(tree, texts));
  }
  return { document, trees, text: trees.map(({ text }) => text).join(' '), artifacts: artifacts.join(' ') };
}

interface Node {
  readonly role?: string;
  readonly id?: string;
  readonly children?: readonly Node[];
}

function heard({ role = '', id, children = [] }: Node, texts: ReadonlyMap<string, string>): Heard {
  const inner = children.map((child) => heard(child, texts));
  const own = id === undefined ? '' : (texts.get(id) ?? '');
  return {
    role,
    // The parser says where lines end, in whichever element.
    text: [own, ...inner.map(({ text }) => text)].join(' ').replaceAll(/\s+/g, ' ').trim(),
    // A page's tree has the elements of other pages, too, without their texts.
    children: inner.filter((child) => child.role !== '' && child.text !== ''),
  };
}

/** Every element of a role below another, in order. */
export function allOf(role: string, { children }: Pick<Heard, 'children'>): readonly Heard[] {
  return children.flatMap((child) => (child.role === role ? [child] : allOf(role, child)));
}
