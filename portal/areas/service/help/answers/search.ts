/** Whether a text has every word that is looked for, anywhere and in any case. */
export function hasWords(text: string, typed: string): boolean {
  const content = text.toLocaleLowerCase('fi');
  return typed
    .toLocaleLowerCase('fi')
    .split(/\s+/)
    .every((word) => content.includes(word));
}
