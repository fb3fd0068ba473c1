/** So long is the longest name in an address. */
const LONGEST = 80;

/** Whether a text is a name as in addresses: words of `a` to `z` and digits, with one hyphen between them. */
export function isSlug(text: string): boolean {
  return text.length <= LONGEST && /^[a-z\d]+(-[a-z\d]+)*$/.test(text);
}
