/** What of texts can be shown, and what is said of the rest. */
export interface Characters {
  /** A text of which every character has a glyph: composed, without what is not seen, and with words for what no font has. */
  readonly shown: (text: string) => string;
  /** Whether anything had to be said so far. */
  readonly hasSaid: () => boolean;
}

const SPACES = /[\t\u00a0\u2000-\u200a\u202f]/;
/** Where a line may or may not break, directions, what chooses between looks of the same character. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|(?![\t\n\r])\p{Cc}/u;
const LINE_ENDS = /[\n\r\u2028]/;

/**
 * @param has whether a font has a character
 * @param say words for characters that none has: `U+1F600`, several in a row as one
 */
export function createCharacters(
  has: (character: string) => boolean,
  say: (codes: readonly string[]) => string,
): Characters {
  const known = new Map<string, string | null>();
  let hasSaid = false;

  /** Null: no font has it. */
  function lookUp(character: string): string | null {
    if (LINE_ENDS.test(character) || SPACES.test(character)) return character;
    if (INVISIBLE.test(character)) return '';
    // A hyphen that does not break looks like the other; a ligature or a unit becomes its letters.
    const candidates = [character, character.replace('\u2011', '-'), character.normalize('NFKD')];
    return candidates.find((each) => Array.from(each).every(has)) ?? null;
  }

  function shownAs(character: string): string | null {
    const before = known.get(character);
    if (before !== undefined) return before;
    const found = lookUp(character);
    known.set(character, found);
    return found;
  }

  return {
    hasSaid: () => hasSaid,
    shown(text) {
      let shown = '';
      let missing: string[] = [];
      const sayMissing = () => {
        if (missing.length === 0) return;
        shown += say(missing);
        missing = [];
        hasSaid = true;
      };
      for (const character of text.normalize('NFC')) {
        const as = shownAs(character);
        if (as === null) missing.push(codeOf(character));
        else if (as !== '') {
          sayMissing();
          shown += as;
        }
      }
      sayMissing();
      return shown;
    },
  };
}

const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
