import type { Block, Blocks, DocumentFrame, Fact } from './document.ts';

/** Columns of a line. */
const WIDTH = 80;

/**
 * A document as plain text: read aloud from above, a table row by row with the name of each column. Its last line says
 * that it is: a text that broke on its way would look whole.
 */
export async function* writePlainText(frame: DocumentFrame, blocks: Blocks): AsyncGenerator<string> {
  yield [frame.publisher, '', underlined(frame.title, '='), factLines(frame.facts)].join('\n');
  for await (const some of blocks) for (const block of some) yield `\n${textOf(block)}`;
  yield `\n\n${frame.end}\n`;
}

function textOf(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `\n${underlined(block.text, block.level === 1 ? '-' : block.level === 2 ? '~' : '')}`;
    case 'paragraph':
      return `${wrapped(block.text)}\n`;
    case 'list':
      return block.items.map(({ text }) => `${wrapped(`- ${text}`, '  ')}\n`).join('');
    case 'facts':
      return factLines(block.facts);
    case 'figure':
      return `${wrapped(block.alt)}\n`;
    default:
      return block.rows.map((row) => `${rowText(block.columns, row)}\n`).join('\n');
  }
}

/** The name of the row, then what its other columns say of it. */
function rowText(columns: readonly string[], [name = '', ...cells]: readonly string[]): string {
  const facts = cells.flatMap((text, nth) => (text === '' ? [] : { term: columns[nth + 1] ?? '', text }));
  return [wrapped(name), factLines(facts)].join('\n').trimEnd();
}

function factLines(facts: readonly Fact[]): string {
  return facts.map(({ term, text }) => `${wrapped(`${term}: ${text}`, '  ')}\n`).join('');
}

function underlined(text: string, line: string): string {
  return line === '' ? `${text}\n` : `${wrapped(text)}\n${line.repeat(Math.min(WIDTH, text.length))}\n`;
}

/** Lines of at most 80 columns where words allow it; those after the first begin with `indent`. */
function wrapped(text: string, indent = ''): string {
  const lines: string[] = [];
  for (const paragraph of text.split(/\r\n|[\r\n\u2028]/)) {
    let line = lines.length === 0 ? '' : indent;
    let isEmpty = true;
    for (const word of paragraph.split(' ').filter((each) => each !== '')) {
      if (!isEmpty && line.length + 1 + word.length > WIDTH) {
        lines.push(line);
        line = indent;
        isEmpty = true;
      }
      line += isEmpty ? word : ` ${word}`;
      isEmpty = false;
    }
    lines.push(isEmpty ? '' : line);
  }
  return lines.map((line) => line.replaceAll('\u2060', '')).join('\n');
}
