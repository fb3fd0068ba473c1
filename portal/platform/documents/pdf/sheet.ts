import type { DocumentFrame } from '../document.ts';
import type { PdfFile } from './pdf-file.ts';
import type { MarkedPage, Structure, StructureElement } from './structure.ts';
import { colourOf, number, ref, refs } from './syntax.ts';
import type { TextStyle, Typesetter } from './typesetter.ts';

/** A4, in points, and what is left free around the text. */
export const PAPER = { width: 595.28, height: 841.89, side: 56, top: 60, bottom: 64 } as const;
export const LINE_WIDTH = PAPER.width - 2 * PAPER.side;
export const LINE_HEIGHT = 1.4;

/** Text that is not the brand's colour: close to black, and what is quieter, still 7:1 on white. */
export const INK = { text: '#1c2b36', quiet: '#4a5560', line: '#b9c4cc' } as const;

const FOOT: TextStyle = { weight: 'regular', size: 8 };

/** The pages of a document, filled from top to bottom and written one by one. */
export interface Sheet {
  /** Points that are left on the page. */
  readonly room: () => number;
  /** Where the next line begins, from the bottom of the page; and the page. */
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
  /** A line across the text at the current place. */
  readonly rule: (colour: string, thickness: number) => void;
  /** Writes the last page and the tree of pages; gives its number. */
  readonly end: () => number;
}

export function createSheet(
  file: PdfFile,
  { structure, type }: { readonly structure: Structure; readonly type: Typesetter },
  { foot, pageName, publisher, title, look }: DocumentFrame,
): Sheet {
  const treeId = file.reserve();
  const pages: number[] = [];
  let page: MarkedPage;
  let content: string[] = [];
  let y = 0;

  const artifact = (draw: () => void, kind = '') => {
    content.push(kind === '' ? '/Artifact BMC\n' : `/Artifact <<${kind}>> BDC\n`);
    draw();
    content.push('EMC\n');
  };
  const show = (line: string, style: TextStyle, at: { x: number; y: number }, colour: string) =>
    content.push(`${colourOf(colour)} rg\n`, type.show(line, style, at.x, at.y));

  function begin(): void {
    page = structure.newPage(file.reserve());
    pages.push(page.id);
    content = [];
    y = PAPER.height - PAPER.top;
    // The first page has the same as text.
    if (pages.length > 1)
      artifact(() => {
        show(publisher, { ...FOOT, weight: 'strong' }, { x: PAPER.side, y: y + 18 }, look.colour);
        const x = PAPER.width - PAPER.side - type.widthOf(title, FOOT);
        show(title, FOOT, { x: Math.max(x, PAPER.side + 120), y: y + 18 }, INK.quiet);
      }, '/Type /Pagination /Subtype /Header');
  }

  function finish(): void {
    artifact(() => {
      const name = pageName(pages.length);
      const at = PAPER.bottom - 24;
      show(foot, FOOT, { x: PAPER.side, y: at }, INK.quiet);
      const x = PAPER.width - PAPER.side - type.widthOf(name, FOOT);
      show(name, FOOT, { x, y: at }, INK.quiet);
    }, '/Type /Pagination /Subtype /Footer');
    const contents = file.reserve();
    file.putStream(contents, content.join(''));
    file.put(page.id, {
      Type: '/Page',
      Parent: ref(treeId),
      MediaBox: `[0 0 ${PAPER.width} ${PAPER.height}]`,
      Resources: `<</Font ${type.resources}>>`,
      Contents: ref(contents),
      StructParents: page.key,
      Tabs: '/S',
    });
    structure.endPage(page);
  }

  const room = () => y - PAPER.bottom;
  const newPage = () => {
    finish();
    begin();
  };
  begin();
  return {
    room,
    place: () => ({ page: page.id, y }),
    skip: (points) => {
      y -= points;
    },
    need: (points) => {
      if (room() < points) newPage();
    },
    newPage,
    tagged(element, draw) {
      content.push(structure.mark(element, page));
      draw();
      content.push('EMC\n');
    },
    artifact,
    lines(lines, { colour = INK.text, ...style }, left = 0) {
      for (const [nth, line] of lines.entries()) {
        const baseline = y - style.size - nth * style.size * LINE_HEIGHT;
        if (line !== '') show(line, style, { x: PAPER.side + left, y: baseline }, colour);
      }
    },
    rule(colour, thickness) {
      const [left, right] = [PAPER.side, PAPER.width - PAPER.side].map(number);
      content.push(
        `${colourOf(colour)} RG ${number(thickness)} w ${left} ${number(y)} m ${right} ${number(y)} l S\n`,
      );
    },
    end() {
      finish();
      file.put(treeId, { Type: '/Pages', Kids: refs(pages), Count: pages.length });
      return treeId;
    },
  };
}
