/** Why a form's text is refused. */
export type TextProblem = 'required' | 'tooShort' | 'tooLong' | 'invalid';

export interface TextRule {
  /** Maximum number of characters, counted as browsers do (UTF-16 code units). */
  readonly max: number;
  /** Minimum number of characters. Default: 1. */
  readonly min?: number;
  /** Required format, besides the length. */
  readonly isValid?: (text: string) => boolean;
  /** May be left empty. */
  readonly isOptional?: boolean;
}

/** What is wrong with a trimmed text; null if nothing. Control characters are always wrong. */
export function textProblem(text: string, rule: TextRule): TextProblem | null {
  if (text === '') return rule.isOptional ? null : 'required';
  if (text.length > rule.max) return 'tooLong';
  if (text.length < (rule.min ?? 1)) return 'tooShort';
  const isFine = !/\p{Cc}/u.test(text) && (rule.isValid?.(text) ?? true);
  return isFine ? null : 'invalid';
}
