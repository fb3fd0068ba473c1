/** The paragraphs of a plain text: what blank lines separate, without the blank lines. */
export function paragraphsOf(text: string): string[] {
  return text.split(/\n\s*\n/).flatMap((paragraph) => paragraph.trim() || []);
}
