import type { FieldError } from '#contract/calls/problem.ts';
import { type TextRules, textErrors } from '#contract/calls/text-rule.ts';

/** What is wrong with which field; nothing is wrong while it is empty. */
export type FieldErrors = readonly FieldError[];

/** Names of the values that are texts. */
export type TextField<Values> = {
  [Name in keyof Values]: Values[Name] extends string ? Name : never;
}[keyof Values] &
  string;

/** What a form may hold, as its endpoint does. */
export interface FormSchema<Values> {
  /** Its fields in their order on the page, as the server names them: `emailAddress`, `guardians.0.name`. */
  readonly fields: readonly string[];
  /** What the rules that the server keeps say of the values. A promise where they are loaded when they are needed. */
  readonly check: (values: Values) => FieldErrors | Promise<FieldErrors>;
  /** The values as they are sent: by this it is judged whether something has changed. Default: as they are typed. */
  readonly sent?: (values: Values) => unknown;
  /** Puts the spelling of a text in order when its field is left. */
  readonly tidy?: { readonly [Name in TextField<Values>]?: (typed: string) => string };
}

/** The schema of a form of texts, by the rules of which its endpoint's body is made (`textsBody`). */
export function textsSchema<Field extends string>(
  rules: TextRules<Field>,
): FormSchema<Readonly<Record<Field, string>>> {
  return { fields: Object.keys(rules), check: (values) => textErrors(rules, values) };
}
