interface Measure {
  /** In the units of the lines' width. A text is as wide as its characters together. */
  readonly widthOf: (text: string) => number;
  /** Whether it has been measured for long. */
  readonly isLong: () => boolean;
}

/**
 * A text in lines that are at most so wide. They break at ordinary spaces, which end a line and need no room there, and within
 * what is wider than a line.
 *
 * @yields when it has been measured for long
 */
export function* brokenLines(text: string, most: number, measure: Measure): Generator<void, string[]> {
  const lines: string[] = [];
  for (const paragraph of text.split(/\r\n|[\r\n\u2028]/)) {
    let [line, filled] = ['', 0];
    for (const piece of pieces(paragraph.normalize('NFC'), most, measure)) {
      if (line !== '' && filled + piece.ink > most) {
        lines.push(line);
        [line, filled] = ['', 0];
      }
      line += piece.text;
      filled += piece.width;
      if (measure.isLong()) yield;
    }
    lines.push(line);
  }
  return lines;
}

/** Words, each with the space that follows it, in parts where they are wider than a line. */
function* pieces(paragraph: string, most: number, { widthOf }: Measure) {
  for (const [word] of paragraph.matchAll(/[^ ]* |[^ ]+/g)) {
    let [text, width] = ['', 0];
    for (const character of word) {
      const more = widthOf(character);
      if (text !== '' && character !== ' ' && width + more > most) {
        yield { text, width, ink: width };
        [text, width] = ['', 0];
      }
      text += character;
      width += more;
    }
    yield { text, width, ink: text.endsWith(' ') ? width - widthOf(' ') : width };
  }
}
