import { z } from 'zod';
import { keptText, type TextRule, type TextRules, textProblem } from './text-rule.ts';

/** Longest text that is looked at, as a multiple of what is taken: spaces around it may be many. */
const ROOM = 4;

/** A text of a body, as it is kept. What is wrong with it is told by the rule's own code. Pages import nothing of this file. */
export function textSchema(rule: TextRule): z.ZodType<string, string> {
  return z
    .string()
    .max(rule.max * ROOM)
    .transform((typed) => keptText(typed, rule))
    .superRefine((kept, context) => {
      const code = textProblem(kept, rule);
      if (code) context.addIssue({ code: 'custom', message: code });
    });
}

/** The texts of an endpoint's body, by the rules that its form is checked with: the two cannot drift apart. */
export function textsBody<Field extends string>(
  rules: TextRules<Field>,
): Readonly<Record<Field, z.ZodType<string, string>>> {
  const fields = Object.entries<TextRule>(rules).map(([field, rule]) => [field, textSchema(rule)]);
  return Object.fromEntries(fields) as Record<Field, z.ZodType<string, string>>;
}
