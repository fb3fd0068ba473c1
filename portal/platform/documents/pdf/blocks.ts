import type { Block, Fact, Written } from '../document.ts';
import { BODY, type Desk } from './desk.ts';
import { INK, LINE_HEIGHT, LINE_WIDTH, PAPER } from './paper.ts';
import type { Role, StructureElement } from './structure.ts';
import { writeTable } from './table.ts';
import type { TextStyle } from './typesetter.ts';

type Figure = Extract<Block, { kind: 'figure' }>;

const STRONG: TextStyle = { ...BODY, weight: 'strong' };

/** How a document's title is written. */
export const TITLE = { weight: 'strong', size: 20 } as const satisfies TextStyle;
/** Sizes of the headings, the title's first. */
const HEADINGS = [TITLE.size, 15, 12, 10.5];
/** The names of facts are as wide as this, what they stand for is beside them. */
const TERM_WIDTH = 150;
const INDENT = 12;

/**
 * Writes a block below what stands there.
 *
 * @yields after what may have filled a page, and within what may take long
 */
export function* writeBlock(desk: Desk, block: Block): Generator<void> {
  const { structure } = desk;
  switch (block.kind) {
    case 'heading':
      yield* writeHeading(desk, block, block.level + 1);
      return;
    case 'paragraph':
      yield* structure.within(structure.root, 'P', block, (element) =>
        writeText(desk, element, block.text, { style: BODY, after: 6 }),
      );
      return;
    case 'list':
      yield* writeItems(desk, 'Disc', block.items, writeItem);
      return;
    case 'facts':
      yield* writeItems(desk, 'None', block.facts, writeFact);
      return;
    case 'figure':
      writeFigure(desk, block);
      return;
    default:
      yield* writeTable(desk, block);
  }
}

/**
 * @param level 1 is the title
 * @param colour default: as other text
 */
export function* writeHeading(
  desk: Desk,
  { text, lang }: Written,
  level: number,
  colour?: string,
): Generator<void> {
  const { sheet, structure, type, outline } = desk;
  const size = HEADINGS[level - 1] ?? BODY.size;
  const style = { weight: 'strong', size, ...(colour && { colour }) } as const;
  const lines = yield* type.linesOf(text, style, LINE_WIDTH);
  // Never the last line of a page.
  sheet.need(Math.min(lines.length, 6) * size * LINE_HEIGHT + size + 4 * BODY.size * LINE_HEIGHT);
  if (level > 1) sheet.skip(size * 0.8);
  outline.add({ level, text, y: sheet.place().y });
  yield* structure.within(structure.root, `H${level}` as Role, { lang }, (element) =>
    writeLines(desk, element, lines, { style, after: size * 0.3 }),
  );
}

interface TextPlace {
  readonly style: TextStyle & { readonly colour?: string };
  /** From the left. */
  readonly left?: number;
  /** Free points below. */
  readonly after?: number;
}

/** A text of an element, on as many pages as it takes. */
export function* writeText(
  desk: Desk,
  element: StructureElement,
  text: string,
  place: TextPlace,
): Generator<void> {
  const lines = yield* desk.type.linesOf(text, place.style, LINE_WIDTH - (place.left ?? 0));
  yield* writeLines(desk, element, lines, place);
}

function* writeLines(
  { sheet }: Desk,
  element: StructureElement,
  lines: readonly string[],
  { style, left = 0, after = 0 }: TextPlace,
): Generator<void> {
  const height = style.size * LINE_HEIGHT;
  for (let from = 0; from < lines.length; ) {
    sheet.need(height);
    const fit = lines.slice(from, from + Math.max(1, Math.floor(sheet.room() / height)));
    sheet.tagged(element, () => sheet.lines(fit, style, left));
    sheet.skip(fit.length * height);
    from += fit.length;
    yield;
  }
  sheet.skip(after);
}

function writeFigure({ sheet, structure }: Desk, { alt, columns, rows, unit, rectangles }: Figure): void {
  const height = rows * unit;
  sheet.need(height);
  const { y } = sheet.place();
  const bbox = [PAPER.side, y, PAPER.side + columns * unit, y + height] as const;
  structure.add(structure.root, 'Figure', { alt, bbox }, (element) =>
    sheet.tagged(element, () => sheet.fill(rectangles, unit)),
  );
  sheet.skip(height + 6);
}

function* writeItems<Item>(
  desk: Desk,
  numbering: 'None' | 'Disc',
  items: readonly Item[],
  write: (desk: Desk, item: StructureElement, content: Item) => Generator<void>,
): Generator<void> {
  const { structure, sheet } = desk;
  if (items.length === 0) return;
  const list = structure.open(structure.root, 'L', { numbering });
  for (const content of items) {
    yield* structure.within(list, 'LI', {}, (item) => write(desk, item, content));
    yield;
  }
  list.end();
  sheet.skip(4);
}

function* writeItem(desk: Desk, item: StructureElement, { text, lang }: Written): Generator<void> {
  const { sheet, structure } = desk;
  sheet.need(BODY.size * LINE_HEIGHT);
  structure.add(item, 'Lbl', {}, (label) => sheet.tagged(label, () => sheet.lines(['• '], BODY)));
  yield* structure.within(item, 'LBody', { lang }, (body) =>
    writeText(desk, body, text, { style: BODY, left: INDENT, after: 2 }),
  );
}

function* writeFact(desk: Desk, item: StructureElement, { term, text, lang }: Fact): Generator<void> {
  const { sheet, structure, type } = desk;
  const quiet = { ...BODY, colour: INK.quiet };
  const terms = yield* type.linesOf(`${term} `, quiet, TERM_WIDTH);
  sheet.need(terms.length * BODY.size * LINE_HEIGHT);
  structure.add(item, 'Lbl', {}, (label) => sheet.tagged(label, () => sheet.lines(terms, quiet)));
  const before = sheet.place();
  yield* structure.within(item, 'LBody', { lang }, (body) =>
    writeText(desk, body, text, { style: STRONG, left: TERM_WIDTH + INDENT }),
  );
  const after = sheet.place();
  const drawn = before.page === after.page ? after.y - before.y : Number.POSITIVE_INFINITY;
  sheet.skip(Math.max(0, terms.length * BODY.size * LINE_HEIGHT - drawn) + 2);
}
