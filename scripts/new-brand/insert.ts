/**
 * Adds an entry at the end of the list or object that opens where the pattern ends.
 * @throws Error if the file has no such list or object
 */
export function appendEntry(text: string, opening: RegExp, entry: string): string {
  const found = opening.exec(text);
  if (!found) throw new Error(`No ${opening} to add '${entry}' to`);
  const start = found.index + found[0].length;
  const end = start + text.slice(start).search(/[\]}]/);
  const entries = text.slice(start, end).trim().replace(/,$/, '');
  return `${text.slice(0, start)}${entries && `${entries}, `}${entry}${text.slice(end)}`;
}

/** Adds an import below the first one; the formatter sorts them. */
export function addImport(text: string, line: string): string {
  const end = text.indexOf('\n', text.indexOf('import ')) + 1;
  return `${text.slice(0, end)}${line}\n${text.slice(end)}`;
}
