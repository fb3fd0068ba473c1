/** Lines of a text, each a paragraph; those that do not hold for a brand are left out. */
export function lines(...all: readonly (string | false)[]): string {
  return all.filter((line) => line !== false).join('\n');
}
