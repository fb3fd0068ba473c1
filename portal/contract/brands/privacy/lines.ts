/** Lines of a text, an empty one between paragraphs; those that do not hold for a brand are left out. */
export function lines(...all: readonly (string | false)[]): string {
  return all.filter((line) => line !== false).join('\n');
}
