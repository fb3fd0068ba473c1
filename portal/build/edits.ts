/** A range of the code, and what takes its place. */
export type Edit = readonly [start: number, end: number, text: string];

/** The code with the ranges replaced; what lies within another range goes with it. */
export function edited(code: string, edits: readonly Edit[]): string {
  let result = '';
  let done = 0;
  for (const [start, end, text] of edits.toSorted(([a, aEnd], [b, bEnd]) => a - b || bEnd - aEnd)) {
    // Within what is cut already.
    if (start < done) continue;
    result += code.slice(done, start) + text;
    done = end;
  }
  return result + code.slice(done);
}
