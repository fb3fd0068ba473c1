import { setImmediate } from 'node:timers/promises';
import type { Blocks, DocumentFrame } from '../document.ts';
import { TITLE, writeBlock, writeHeading, writeText } from './blocks.ts';
import type { Desk } from './desk.ts';
import { createOutline } from './outline.ts';
import { LINE_HEIGHT, LINE_WIDTH } from './paper.ts';
import { createSheet } from './sheet.ts';
import { createStructure } from './structure.ts';
import { TaggedDocument } from './tagged-document.ts';
import { createTypesetter } from './typesetter.ts';

/** So many bytes are sent at a time. */
const CHUNK = 16_384;
/** Points between publisher and title, below the title, and of the line in which its ground ends. */
const SPACE = 6;
const BELOW = 14;
const EDGE = 3;

/**
 * A document as PDF 1.7 with what PDF/UA-1 asks for: every text in a tree of headings, lists and tables, fonts embedded
 * with what their glyphs mean, language, title and bookmarks. Written as it is read: pages that have been sent are not kept,
 * only the list of their elements.
 */
export async function* writePdf(frame: DocumentFrame, blocks: Blocks): AsyncGenerator<Uint8Array> {
  const document = new TaggedDocument(frame);
  const structure = createStructure(document);
  const type = createTypesetter(document, { family: frame.look.family, say: frame.unshown.inPlace });
  const outline = createOutline(document);
  const sheet = createSheet(document, type, frame);
  const desk: Desk = { sheet, structure, type, outline };

  for await (const steps of stepsOf(desk, frame, blocks)) {
    for (const _ of steps) {
      const isFull = document.readableLength >= CHUNK;
      if (isFull) yield document.read();
      // Others are answered in between.
      if (type.isDue() || isFull) await setImmediate();
    }
  }
  structure.root.end();
  document.end();
  yield document.read();
}

/** How the document is written, from its beginning. */
async function* stepsOf(desk: Desk, frame: DocumentFrame, blocks: Blocks): AsyncGenerator<Generator<void>> {
  yield writeBeginning(desk, frame);
  for await (const some of withFacts(frame, blocks)) for (const block of some) yield writeBlock(desk, block);
  if (desk.type.characters.hasSaid())
    yield writeBlock(desk, { kind: 'paragraph', text: frame.unshown.atEnd });
  yield desk.sheet.end();
}

/** Publisher and title on the brand's ground, as a page begins. */
function* writeBeginning(desk: Desk, { publisher, title, look }: DocumentFrame): Generator<void> {
  const { sheet, structure, type } = desk;
  const style = { weight: 'strong', size: 13, colour: look.onGround } as const;
  const lines = yield* type.linesOf(title, TITLE, LINE_WIDTH);
  const height = style.size * LINE_HEIGHT + SPACE + lines.length * TITLE.size * LINE_HEIGHT + BELOW;
  sheet.artifact(() => {
    sheet.ground(look.colour, height + EDGE);
    sheet.ground(look.ground, height);
  });
  yield* structure.within(structure.root, 'P', {}, (element) =>
    writeText(desk, element, publisher, { style, after: SPACE }),
  );
  yield* writeHeading(desk, { text: title }, 1, look.onGround);
  sheet.skip(BELOW + EDGE);
}

/** Whose the document is stands between its title and what it says. */
async function* withFacts({ facts }: DocumentFrame, blocks: Blocks): Blocks {
  yield [{ kind: 'facts', facts }];
  yield* blocks;
}
