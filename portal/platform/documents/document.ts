/** A line of text with the language that it is in, where that is another than the document's (BCP 47). */
export interface Written {
  readonly text: string;
  readonly lang?: string | null;
}

/** A name and what it stands for: "Prescribed: 2.11.2026". */
export interface Fact extends Written {
  readonly term: string;
}

/** Part of a figure, in its own units from its upper left corner. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What a document is made of, whatever file it becomes. A line break within a text is kept. */
export type Block =
  /** The title is above all of them; a level follows the one above it. */
  | ({ readonly kind: 'heading'; readonly level: 1 | 2 | 3 } & Written)
  | ({ readonly kind: 'paragraph' } & Written)
  | { readonly kind: 'list'; readonly items: readonly Written[] }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  /** What is drawn of dark rectangles, as barcodes are. Of a text it is what it says: `alt`. */
  | {
      readonly kind: 'figure';
      readonly alt: string;
      /** How many units it has in each direction, and how many points a unit is wide. */
      readonly columns: number;
      readonly rows: number;
      readonly unit: number;
      readonly rectangles: readonly Rectangle[];
    }
  /** The first cell names its row; an empty cell has nothing to say. */
  | {
      readonly kind: 'table';
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

/** What comes one part after the other, so that a long document is never whole in memory. */
export type Blocks = AsyncIterable<readonly Block[]>;

/** What stands around the blocks. */
export interface DocumentFrame {
  readonly title: string;
  /** Of the document, BCP 47. */
  readonly lang: string;
  /** Who gives it out. */
  readonly publisher: string;
  /** Whose it is, when it was made. */
  readonly facts: readonly Fact[];
  /** The same in one line, at the foot of each page. */
  readonly foot: string;
  /** "Page 3 of 14". */
  readonly pageName: (page: number, pages: number) => string;
  /** Words for characters that a format cannot show. */
  readonly unshown: {
    /** Where they stand, by their codes: "[character U+1F600]". */
    readonly inPlace: (codes: readonly string[]) => string;
    /** What that means, below a document that has them. */
    readonly atEnd: string;
  };
  /** Says that it is whole, below a text that has no other end. */
  readonly end: string;
  readonly madeAt: Date;
  readonly look: DocumentLook;
}

export interface DocumentLook {
  /** Of the brand: `#006fa2`. */
  readonly colour: string;
  /** Behind the title, as behind the heading of a page. */
  readonly ground: string;
  /** Of the title, on `ground`. */
  readonly onGround: string;
  /** Name of the brand's font, as its designers call it: `Hanken Grotesk`. */
  readonly family: string;
}

/** Blocks as part of something larger: their headings so many levels lower. */
export function below(blocks: readonly Block[], levels: 1 | 2): readonly Block[] {
  return blocks.map((block) =>
    block.kind === 'heading' ? { ...block, level: Math.min(3, block.level + levels) as 1 | 2 | 3 } : block,
  );
}

/** Blocks under a heading of the first level; nothing where there are none. */
export async function* underHeading(text: string, blocks: Blocks): Blocks {
  let isFirst = true;
  for await (const some of blocks) {
    if (some.length === 0) continue;
    yield isFirst ? [{ kind: 'heading', level: 1, text }, ...some] : some;
    isFirst = false;
  }
}

/** A paragraph, where there is something to say. */
export function paragraph(text: string | null, lang: string | null = null): readonly Block[] {
  return text ? [{ kind: 'paragraph', text, lang }] : [];
}

/** A fact, where it is known. */
export function fact(term: string, text: string | null, lang: string | null = null): readonly Fact[] {
  return text ? [{ term, text, lang }] : [];
}
