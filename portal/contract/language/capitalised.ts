/** A text as it begins a line: titles of practitioners and names of days are written small everywhere else. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
