/** Why a text of a form is not taken. */
export type TextProblem = 'required' | 'tooShort' | 'tooLong' | 'invalid';

export interface TextRule {
  /** Most characters, counted as browsers do (UTF-16 code units). */
  readonly max: number;
  /** Fewest characters; 1 unless told. */
  readonly min?: number;
  /** What it has to look like, beyond its length. */
  readonly isValid?: (text: string) => boolean;
  /** May be left empty. */
  readonly isOptional?: boolean;
}

/** What is wrong with a text that has been trimmed; null if nothing is. Control characters are never right. */
export function textProblem(text: string, rule: TextRule): TextProblem | null {
  if (text === '') return rule.isOptional ? null : 'required';
  if (text.length > rule.max) return 'tooLong';
  if (text.length < (rule.min ?? 1)) return 'tooShort';
  const isFine = !/\p{Cc}/u.test(text) && (rule.isValid?.(text) ?? true);
  return isFine ? null : 'invalid';
}
