import type { Form } from '#client/forms/form.ts';

export interface CodeValues {
  readonly code: string;
}

/** The form of a code that has been sent. */
export type CodeForm = Form<CodeValues, string>;

/** What every form of a code begins with. Nothing of it is kept; a code is checked when its last digit is there. */
export const CODE_FORM = {
  id: 'sms-code',
  draft: null,
  known: { code: '' } as CodeValues,
  schema: { fields: ['code'], check: () => [] },
} as const;

/** The code is another one than was sent. */
export const WRONG_CODE = [{ field: 'code', code: 'wrong' }] as const;
