import { type Part, Parts } from './parts.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const LIST = 0x5b;
const LIST_END = 0x5d;
const OBJECT = 0x7b;
const OBJECT_END = 0x7d;
const SPACE = 0x20;

/** A text ends within a value, or has what no value is made of. */
export class BrokenText extends Error {
  override readonly name = 'BrokenText';
}

/**
 * The objects that a JSON text has resources in, each as it is written: the elements of a bundle's `entry`, or what stands in
 * the text by itself, however many. Only one of them is in memory at a time, of one that is too long nothing, and one that is
 * wrong within leaves the others as they are.
 *
 * @param most bytes that an object may have
 * @throws BrokenText after the objects that are whole
 */
export async function* jsonValues(chunks: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Part> {
  const scanner = new Scanner(most);
  for await (const chunk of chunks) yield* scanner.read(chunk);
  if (scanner.isBroken) throw new BrokenText('The text is no JSON, or ends too early.');
}

/** Looks at each byte once. In UTF-8, what structures JSON is never a part of another character. */
class Scanner {
  private depth = 0;
  private isInText = false;
  private isEscaped = false;
  private isStray = false;
  /** At which depth the objects stand: 0; 2 within `entry`; none after it. */
  private level = 0;
  /** The object that has begun. */
  private readonly parts: Parts;
  /** The bytes of a member's name that has begun, and whether the latest is `entry` and its value comes next. */
  private name: Parts | null = null;
  private isEntryNext = false;

  constructor(most: number) {
    this.parts = new Parts(most);
  }

  get isBroken(): boolean {
    return this.depth > 0 || this.isInText || this.isStray;
  }

  *read(chunk: Uint8Array): Generator<Part> {
    // Where the part of the object that this chunk has begins; -1: none has begun.
    let from = this.depth > this.level ? 0 : -1;
    let nameFrom = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at];
      if (this.isInText) {
        if (this.isEscaped) this.isEscaped = false;
        else if (byte === BACKSLASH) this.isEscaped = true;
        else if (byte === QUOTE) this.endText(chunk.subarray(nameFrom, at));
      } else if (byte === QUOTE) {
        this.isInText = true;
        nameFrom = at + 1;
        if (this.depth === 1 && this.level === 0) this.name = new Parts(ENTRY.length);
      } else if (byte === OBJECT || byte === LIST) {
        if (byte === LIST && this.isEntryNext) {
          this.level = 2;
          this.parts.clear();
          from = -1;
        } else if (this.depth === this.level) from = at;
        this.isEntryNext = false;
        this.depth += 1;
      } else if (byte === OBJECT_END || byte === LIST_END) {
        this.depth -= 1;
        if (from >= 0 && this.depth === this.level) {
          yield this.parts.whole(chunk.subarray(from, at + 1));
          from = -1;
        }
        this.leave();
      } else if (this.depth === 0) this.isStray ||= isStray(byte);
      else if (byte === COMMA) this.isEntryNext = false;
    }
    if (from >= 0) this.parts.push(chunk.slice(from));
    if (this.isInText) this.name?.push(chunk.slice(nameFrom));
  }

  private endText(rest: Uint8Array): void {
    this.isInText = false;
    this.isStray ||= this.depth === 0;
    if (this.name) this.isEntryNext = this.name.whole(rest) === ENTRY;
    this.name = null;
  }

  private leave(): void {
    if (this.depth < 0) {
      this.isStray = true;
      this.depth = 0;
    }
    if (this.depth === 0) this.level = 0;
    else if (this.depth < this.level) this.level = Number.POSITIVE_INFINITY;
  }
}

const ENTRY = 'entry';

/** A byte order mark is not, and what stands between values. */
function isStray(byte: number | undefined): boolean {
  return byte !== undefined && byte > SPACE && byte < 0x80 && byte !== COMMA && byte !== COLON;
}
