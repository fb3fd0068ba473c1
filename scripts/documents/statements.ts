import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './requirements.ts';

/** One thing that was ordered, and where it is found in the requirements. */
export interface Statement {
  /** Its part and its place there: `4.07`. */
  readonly number: string;
  readonly text: string;
  /** The requirements that it has become; none where there is a reason. */
  readonly requirements: readonly string[];
  /** Why it has become none: it is `missing` so far, or it is `not` to be. */
  readonly absence: { readonly kind: 'missing' | 'not'; readonly reason: string } | null;
}

const LINE = /^(\d\.\d\d)\t([^\t]+)\t([^\t]+)$/;
const ABSENCE = /^(missing|not): (.+)$/;
const IDS = /^[A-Z][A-Z0-9]+-\d\d(?:, [A-Z][A-Z0-9]+-\d\d)*$/;

/**
 * Reads statements, a line each: number, text, and the ids of requirements or `missing: <why>` or `not: <why>`.
 *
 * @throws Error for a line that says nothing of where its statement is found
 */
export function parseStatements(lines: string): readonly Statement[] {
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [, number = '', text = '', where = ''] = LINE.exec(line) ?? [];
      const [, kind, reason = ''] = ABSENCE.exec(where) ?? [];
      if (kind) {
        return { number, text, requirements: [], absence: { kind: kind as 'missing' | 'not', reason } };
      }
      if (!IDS.test(where)) throw new Error(`"${line}" names neither requirements nor why there are none`);
      return { number, text, requirements: where.split(', '), absence: null };
    });
}

/** Every statement of `docs/requirements/statements.tsv`. */
export function readStatements(): readonly Statement[] {
  return parseStatements(readFileSync(join(ROOT, 'docs/requirements/statements.tsv'), 'utf8'));
}
