/**
 * Which warning is due: the last one whose time has come. Null before the first and once nothing is left.
 *
 * @param warnings seconds before the end
 */
export function stageOf(warnings: readonly number[], secondsLeft: number): number | null {
  if (secondsLeft <= 0) return null;
  const due = warnings.filter((warning) => secondsLeft <= warning);
  return due.length > 0 ? Math.min(...due) : null;
}
