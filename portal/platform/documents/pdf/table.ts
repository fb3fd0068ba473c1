import type { Block } from '../document.ts';
import { BODY, type Desk } from './desk.ts';
import { INK, LINE_HEIGHT, LINE_WIDTH } from './paper.ts';
import type { StructureElement } from './structure.ts';
import type { TextStyle, Typesetter } from './typesetter.ts';

type Table = Extract<Block, { kind: 'table' }>;

const CELL: TextStyle = { weight: 'regular', size: 9 };
const HEADER: TextStyle = { ...CELL, weight: 'strong' };
const GAP = 10;
const PADDING = 4;
const HEIGHT = CELL.size * LINE_HEIGHT;
/** So many rows, and characters of each cell, decide how wide the columns are. */
const MEASURED = { rows: 100, characters: 200 };

/** What of a table's row is drawn: the lines of each cell, and the element that each belongs to. */
interface Cell {
  readonly lines: readonly string[];
  readonly style: TextStyle & { readonly colour?: string };
  readonly element: StructureElement | null;
}

/** A table whose first column names its rows. A row may go on on the next page, below the same names of columns. */
export function* writeTable(desk: Desk, { columns, rows }: Table): Generator<void> {
  const { structure, sheet, type } = desk;
  const widths = widthsOf(type, columns, rows);
  const lefts = widths.map((_, nth) => widths.slice(0, nth).reduce((sum, width) => sum + width + GAP, 0));
  const names = yield* linesOf(type, widths, (nth) => ({ text: columns[nth], style: HEADER }));

  const draw = (cells: readonly Cell[]) => {
    for (const [nth, { lines, style, element }] of cells.entries()) {
      const show = () => sheet.lines(lines, style, lefts[nth]);
      if (lines.some((line) => line !== '')) element ? sheet.tagged(element, show) : sheet.artifact(show);
    }
  };
  const header = (elements: readonly StructureElement[]) => {
    draw(
      names.map((lines, nth) => ({
        lines,
        style: { ...HEADER, colour: INK.quiet },
        element: elements[nth] ?? null,
      })),
    );
    sheet.skip(linesIn(names) * HEIGHT + PADDING);
    sheet.artifact(() => sheet.rule(INK.quiet, 0.8));
  };
  const newPage = () => {
    sheet.newPage();
    header([]);
  };

  sheet.need((linesIn(names) + 3) * HEIGHT + 4 * PADDING);
  const table = structure.open(structure.root, 'Table');
  structure.add(table, 'THead', {}, (head) =>
    structure.add(head, 'TR', {}, (row) => {
      const cells = columns.map(() => structure.open(row, 'TH', { scope: 'Column' }));
      header(cells);
      for (const cell of cells) cell.end();
    }),
  );
  const body = structure.open(table, 'TBody');
  for (const texts of rows) {
    const lines = yield* linesOf(type, widths, (nth) => ({
      text: texts[nth],
      style: nth === 0 ? HEADER : CELL,
    }));
    const row = structure.open(body, 'TR');
    const elements = columns.map((_, nth) =>
      nth === 0 ? structure.open(row, 'TH', { scope: 'Row' }) : structure.open(row, 'TD'),
    );
    const most = linesIn(lines);
    const height = most * HEIGHT + 2 * PADDING;
    // A short row is kept whole, a long one fills what is left.
    if (sheet.room() < Math.min(height, 12 * HEIGHT)) newPage();
    let from = 0;
    while (from < most) {
      if (sheet.room() < HEIGHT + 2 * PADDING) newPage();
      const fit = Math.max(1, Math.min(most - from, Math.floor((sheet.room() - 2 * PADDING) / HEIGHT)));
      sheet.skip(PADDING);
      draw(
        lines.map((cell, nth) => ({
          lines: cell.slice(from, from + fit),
          style: nth === 0 ? HEADER : CELL,
          element: elements[nth] ?? null,
        })),
      );
      sheet.skip(fit * HEIGHT + PADDING);
      from += fit;
      yield;
    }
    sheet.artifact(() => sheet.rule(INK.line, 0.4));
    for (const element of [...elements, row]) element.end();
  }
  body.end();
  table.end();
  sheet.skip(BODY.size);
}

/** The lines of each cell of a row. */
function* linesOf(
  type: Typesetter,
  widths: readonly number[],
  cell: (nth: number) => { readonly text: string | undefined; readonly style: TextStyle },
): Generator<void, string[][]> {
  const all: string[][] = [];
  for (const [nth, width] of widths.entries()) {
    const { text = '', style } = cell(nth);
    all.push(yield* type.linesOf(text, style, width));
  }
  return all;
}

const linesIn = (cells: readonly (readonly string[])[]): number =>
  Math.max(...cells.map((lines) => lines.length));

/** Each column gets its longest word, and of the rest as much as its texts ask for. */
function widthsOf(type: Typesetter, columns: readonly string[], rows: Table['rows']): number[] {
  const room = LINE_WIDTH - (columns.length - 1) * GAP;
  const measured = columns.map((name, nth) => {
    const texts = [name, ...rows.slice(0, MEASURED.rows).map((row) => row[nth] ?? '')].map((text) =>
      type.characters.shown(text.slice(0, MEASURED.characters)),
    );
    const wide = (text: string) => type.widthOf(text, HEADER);
    const words = texts.flatMap((text) => text.split(/[ \n]/));
    const least = Math.min(room / columns.length, Math.max(...words.map(wide)));
    const whole = Math.max(...texts.flatMap((text) => text.split('\n')).map(wide));
    return { least, whole: Math.max(least, Math.min(whole, room / 2)) };
  });
  const least = measured.reduce((sum, each) => sum + each.least, 0);
  const asked = measured.reduce((sum, each) => sum + each.whole - each.least, 0);
  const share = asked === 0 ? 0 : Math.min(1, (room - least) / asked);
  return measured.map((each) => each.least + (each.whole - each.least) * share + 0.01);
}
