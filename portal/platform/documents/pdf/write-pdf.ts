import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Blocks, DocumentFrame } from '../document.ts';
import { writeBlock, writeHeading, writeText } from './blocks.ts';
import type { Desk } from './desk.ts';
import { metadata } from './metadata.ts';
import { createOutline } from './outline.ts';
import { createPdfFile } from './pdf-file.ts';
import { createSheet } from './sheet.ts';
import { createStructure } from './structure.ts';
import { dateString, ref, textString } from './syntax.ts';
import { createTypesetter } from './typesetter.ts';

/** So many bytes are sent at a time. */
const CHUNK = 16_384;

/**
 * A document as PDF 1.7 with what PDF/UA-1 asks for: every text in a tree of headings, lists and tables, fonts embedded
 * with what their glyphs mean, language, title and bookmarks. Written as it is read: of what has been sent only numbers of
 * objects are kept.
 */
export async function* writePdf(frame: DocumentFrame, blocks: Blocks): AsyncGenerator<Uint8Array> {
  const file = createPdfFile();
  const structure = createStructure(file);
  const type = createTypesetter(file, frame.look.family);
  const outline = createOutline(file);
  const sheet = createSheet(file, { structure, type }, frame);
  const desk: Desk = { sheet, structure, type, outline };

  for await (const steps of stepsOf(desk, frame, blocks)) {
    for (const _ of steps) {
      const isFull = file.waiting() >= CHUNK;
      if (isFull) yield file.take();
      // Others are answered in between.
      if (type.isDue() || isFull) await setImmediate();
    }
  }

  const pages = sheet.end();
  const tree = structure.end();
  const bookmarks = outline.end();
  type.end();
  const [info, xmp, catalog] = [file.reserve(), file.reserve(), file.reserve()];
  file.put(info, {
    Title: textString(frame.title),
    Author: textString(frame.publisher),
    CreationDate: dateString(frame.madeAt),
  });
  file.putStream(xmp, metadata(frame), { Type: '/Metadata', Subtype: '/XML' }, 'plain');
  file.put(catalog, {
    Type: '/Catalog',
    Pages: ref(pages),
    Lang: textString(frame.lang),
    MarkInfo: '<</Marked true>>',
    StructTreeRoot: ref(tree),
    Metadata: ref(xmp),
    ViewerPreferences: '<</DisplayDocTitle true>>',
    ...(bookmarks !== null && { Outlines: ref(bookmarks), PageMode: '/UseOutlines' }),
  });
  const id = createHash('sha256')
    .update(`${frame.title} ${frame.madeAt.toISOString()}`)
    .digest('hex')
    .slice(0, 32);
  file.end({ Root: ref(catalog), Info: ref(info), ID: `[<${id}><${id}>]` });
  yield file.take();
}

/** How the document is written, from its beginning. */
async function* stepsOf(desk: Desk, frame: DocumentFrame, blocks: Blocks): AsyncGenerator<Generator<void>> {
  yield writeBeginning(desk, frame);
  for await (const some of withFacts(frame, blocks)) for (const block of some) yield writeBlock(desk, block);
}

function* writeBeginning(desk: Desk, { publisher, title, look: { colour } }: DocumentFrame): Generator<void> {
  const { sheet, structure } = desk;
  const style = { weight: 'strong', size: 13, colour } as const;
  yield* structure.within(structure.root, 'P', {}, (element) =>
    writeText(desk, element, publisher, { style, after: 4 }),
  );
  sheet.artifact(() => sheet.rule(colour, 2));
  sheet.skip(14);
  yield* writeHeading(desk, { text: title }, 1);
}

/** Whose the document is stands between its title and what it says. */
async function* withFacts({ facts }: DocumentFrame, blocks: Blocks): Blocks {
  yield [{ kind: 'facts', facts }];
  yield* blocks;
}
