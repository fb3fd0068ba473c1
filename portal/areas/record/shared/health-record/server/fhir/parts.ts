import { isUtf8 } from 'node:buffer';

/** What stands in the place of a text that is longer than is taken. */
export const TOO_LONG = Symbol('too long');
/** What stands in the place of a text that is not in UTF-8: its letters would become others. */
export const NOT_UTF8 = Symbol('not UTF-8');

/** A text, or what stands in its place. */
export type Part = string | typeof TOO_LONG | typeof NOT_UTF8;

/** A text that comes in parts. Of one that is too long nothing is kept, however long it becomes. */
export class Parts {
  #parts: Uint8Array[] = [];
  #bytes = 0;
  readonly #most: number;

  /** @param most bytes that a text may have */
  constructor(most: number) {
    this.#most = most;
  }

  push(part: Uint8Array): void {
    this.#bytes += part.length;
    if (this.#bytes > this.#most) this.#parts = [];
    else this.#parts.push(part);
  }

  /** The text with its last part; the next part begins another. */
  whole(last: Uint8Array): Part {
    this.push(last);
    const text = this.#bytes > this.#most ? TOO_LONG : textOf(Buffer.concat(this.#parts));
    this.clear();
    return text;
  }

  clear(): void {
    this.#parts = [];
    this.#bytes = 0;
  }
}

function textOf(bytes: Buffer): string | typeof NOT_UTF8 {
  return isUtf8(bytes) ? bytes.toString() : NOT_UTF8;
}
