/** Characters on each side of what was found. */
const AROUND = 60;

/** A text as a search compares it: case and the way in which letters are composed make no difference. */
export function comparable(text: string): string {
  return text.normalize('NFC').toLocaleLowerCase('fi');
}

/**
 * The words around the first place where a text has what is searched for; null: it has not.
 *
 * @param wanted as `comparable` makes it
 */
export function excerptOf(text: string, wanted: string): string | null {
  const line = text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  const at = comparable(line).indexOf(wanted);
  if (at < 0) return null;
  const from = at <= AROUND ? 0 : line.indexOf(' ', at - AROUND) + 1 || at;
  const until = at + wanted.length + AROUND;
  const end = until >= line.length ? line.length : line.lastIndexOf(' ', until);
  const start = Math.min(from, at);
  return `${start > 0 ? '… ' : ''}${line.slice(start, Math.max(end, at + wanted.length))}${end < line.length ? ' …' : ''}`;
}
