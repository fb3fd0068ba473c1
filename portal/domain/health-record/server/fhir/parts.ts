/** What stands in the place of a text that is longer than is taken. */
export const TOO_LONG = Symbol('too long');

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
  whole(last: Uint8Array): string | typeof TOO_LONG {
    this.push(last);
    const text = this.#bytes > this.#most ? TOO_LONG : Buffer.concat(this.#parts).toString();
    this.clear();
    return text;
  }

  clear(): void {
    this.#parts = [];
    this.#bytes = 0;
  }
}
