/** Characters of the longest name, which any system can save. */
export const LONGEST_FILE_NAME = 120;

/** Controls, marks that turn or hide letters, halves of characters, and what has no meaning yet. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}]/gu;
/** What a name cannot have on some system, with what would lead into another folder. */
const FORBIDDEN = /[<>:"/\\|?*]/g;
/** Names of devices on Windows, whatever follows the first dot. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(?=\s*(\.|$))/i;

/**
 * A name that is one name on every system and reads as what it is: no folder, nothing hidden, and its own extension at its end.
 *
 * @returns '' where nothing is left
 */
export function safeFileName(name: string): string {
  const last = name.normalize('NFC').replace(INVISIBLE, '').split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .replace(FORBIDDEN, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
    .replace(RESERVED, '_$1');
  const [, stem = plain, extension = ''] = /^(.*)(\.[^.]{1,10})$/.exec(plain) ?? [];
  return (
    stem
      .slice(0, LONGEST_FILE_NAME - extension.length)
      .replace(INVISIBLE, '')
      .trimEnd() + extension
  );
}
