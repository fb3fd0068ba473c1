import type { PdfReference, StructureElement } from 'pdfkit';
import type { DocumentFrame, Rectangle } from '../document.ts';
import { INK, LINE_HEIGHT, PAPER } from './paper.ts';
import type { TaggedDocument } from './tagged-document.ts';
import type { TextStyle, Typesetter } from './typesetter.ts';

const FOOT: TextStyle = { weight: 'regular', size: 8 };

/** The pages of a document, filled from top to bottom and written one by one. */
export interface Sheet {
  /** Points that are left on the page. */
  readonly room: () => number;
  /** Where the next line begins, from the top of the page; and which page it is. */
  readonly place: () => { readonly page: number; readonly y: number };
  readonly skip: (points: number) => void;
  /** Begins a page unless so many points are left. */
  readonly need: (points: number) => void;
  readonly newPage: () => void;
  /** Draws what belongs to an element. */
  readonly tagged: (element: StructureElement, draw: () => void) => void;
  /** Draws what is no part of the text: nobody reads it out. */
  readonly artifact: (draw: () => void) => void;
  /** Shows lines from the current place, so many points from its left, without moving the place. */
  readonly lines: (lines: readonly string[], style: TextStyle & { colour?: string }, left?: number) => void;
  /** Fills rectangles below the current place; a unit is so many points. */
  readonly fill: (rectangles: readonly Rectangle[], unit: number) => void;
  /** A line across the text at the current place. */
  readonly rule: (colour: string, thickness: number) => void;
  /** Fills the page from one side to the other, from its top to so many points below the current place. */
  readonly ground: (colour: string, below: number) => void;
  /** Writes on each page which of how many it is, some at a time. Nothing else follows. */
  readonly end: () => Generator<void>;
}

export function createSheet(
  document: TaggedDocument,
  type: Typesetter,
  { foot, pageName, publisher, title, look }: DocumentFrame,
): Sheet {
  const { shown } = type.characters;
  const running = { publisher: shown(publisher), title: shown(title), foot: shown(foot) };
  /** Of each page, what draws its number: written once it is known how many there are. */
  const numbers: PdfReference[] = [];
  let y = 0;

  const artifact = (draw: () => void, kind: 'Pagination' | 'Layout') => {
    document.markContent('Artifact', { type: kind });
    draw();
    document.endMarkedContent();
  };
  const show = (line: string, style: TextStyle, at: { x: number; y: number }, colour: string) => {
    document.fillColor(colour);
    type.show(line, style, at);
  };
  const toTheRight = (text: string) => PAPER.width - PAPER.side - type.widthOf(text, FOOT);
  const atFoot = PAPER.height - PAPER.bottom + 24;

  function begin(): void {
    document.addPage();
    y = PAPER.top;
    // The first page has the same as text.
    if (numbers.length > 0)
      artifact(() => {
        const at = y - 18;
        show(running.publisher, { ...FOOT, weight: 'strong' }, { x: PAPER.side, y: at }, look.colour);
        const x = Math.max(toTheRight(running.title), PAPER.side + 120);
        show(running.title, FOOT, { x, y: at }, INK.quiet);
      }, 'Pagination');
    // Of the font that a page's number is in, too: a page names its fonts before that is written.
    artifact(() => show(running.foot, FOOT, { x: PAPER.side, y: atFoot }, INK.quiet), 'Pagination');
    const number = document.ref({});
    document.page.dictionary.data.Contents = [document.page.content, number];
    numbers.push(number);
  }

  const room = () => PAPER.height - PAPER.bottom - y;
  begin();
  return {
    room,
    place: () => ({ page: numbers.length, y }),
    skip: (points) => {
      y += points;
    },
    need: (points) => {
      if (room() < points) begin();
    },
    newPage: begin,
    tagged(element, draw) {
      element.add(document.markStructureContent(String(element.dictionary.data.S)));
      draw();
      document.endMarkedContent();
    },
    artifact: (draw) => artifact(draw, 'Layout'),
    lines(lines, { colour = INK.text, ...style }, left = 0) {
      for (const [nth, line] of lines.entries()) {
        const baseline = y + style.size + nth * style.size * LINE_HEIGHT;
        if (line !== '') show(line, style, { x: PAPER.side + left, y: baseline }, colour);
      }
    },
    fill(rectangles, unit) {
      for (const { x, y: top, width, height } of rectangles)
        document.rect(PAPER.side + x * unit, y + top * unit, width * unit, height * unit);
      // Scanners want the strongest contrast.
      document.fill('#000000');
    },
    rule(colour, thickness) {
      document.strokeColor(colour).lineWidth(thickness);
      document
        .moveTo(PAPER.side, y)
        .lineTo(PAPER.width - PAPER.side, y)
        .stroke();
    },
    ground(colour, below) {
      document.rect(0, 0, PAPER.width, y + below).fill(colour);
    },
    *end() {
      const { page } = document;
      const { content } = page;
      for (const [nth, number] of numbers.entries()) {
        // All pages have the same size and fonts, so the last one draws for all.
        page.content = number;
        const name = pageName(nth + 1, numbers.length);
        artifact(() => show(name, FOOT, { x: toTheRight(name), y: atFoot }, INK.quiet), 'Pagination');
        number.end();
        yield;
      }
      page.content = content;
    },
  };
}
