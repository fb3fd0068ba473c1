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
  /** May have several lines, which are kept with a line feed between them. */
  readonly hasLines?: boolean;
  /** The text as it is kept, of what was typed. Default: without the spaces around it. */
  readonly kept?: (typed: string) => string;
}

/** The rules of a form's texts, in their order on the page. */
export type TextRules<Field extends string> = Readonly<Record<Field, TextRule>>;

/** What is wrong with a trimmed text; null if nothing. Control characters are always wrong, but for what ends a line, and so is half a character (a lone surrogate), which databases refuse. */
export function textProblem(text: string, rule: TextRule): TextProblem | null {
  if (text === '') return rule.isOptional ? null : 'required';
  if (text.length > rule.max) return 'tooLong';
  if (text.length < (rule.min ?? 1)) return 'tooShort';
  const signs = rule.hasLines ? text.replaceAll('\n', '') : text;
  const isFine = !/[\p{Cc}\p{Cs}]/u.test(signs) && (rule.isValid?.(text) ?? true);
  return isFine ? null : 'invalid';
}

/** A text as it is kept. */
export function keptText(typed: string, { kept, hasLines }: TextRule): string {
  if (kept) return kept(typed);
  const trimmed = typed.trim();
  return hasLines ? trimmed.replaceAll(/\r\n?/g, '\n') : trimmed;
}

/** What is wrong with the texts of a form as they are typed, in its order. */
export function textErrors<Field extends string>(
  rules: TextRules<Field>,
  typed: Readonly<Record<Field, string>>,
): readonly { readonly field: Field; readonly code: TextProblem }[] {
  return (Object.keys(rules) as Field[]).flatMap((field) => {
    const code = textProblem(keptText(typed[field], rules[field]), rules[field]);
    return code ? [{ field, code }] : [];
  });
}
