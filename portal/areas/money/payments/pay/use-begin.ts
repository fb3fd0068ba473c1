import { useState } from 'react';
import type { AnswerOf } from '#client/calls/api.ts';
import { useChange } from '#client/calls/use-change.ts';
import { failureOf } from '#client/forms/failure.ts';
import type { Language } from '#contract/language/language.ts';
import type { PAYMENT_REFUSALS } from '#contract/routes/route-query.ts';

const BEGIN = 'POST /api/payments/';

/** Why a payment was not begun. */
export type BeginFailure = (typeof PAYMENT_REFUSALS)[number] | 'notInvoicedYet' | 'network' | 'unknownError';
/** The ways to pay a payment that has begun. */
export type BegunForm = Extract<AnswerOf<typeof BEGIN>, { type: 'success' }>;

export interface Begin {
  /** Begins a payment of these invoices. */
  readonly begin: (asked: {
    reference: string;
    sumCents: number;
    lang: Language;
    next: string | null;
  }) => Promise<void>;
  readonly isSending: boolean;
  readonly form: Pick<BegunForm, 'terms' | 'providers'> | null;
  readonly failure: BeginFailure | null;
  /** How many tries there were: the same failure is told each time. */
  readonly attempt: number;
}

/** Begins a payment: with the sum that is shown, which the server holds against its own. */
export function useBegin(): Begin {
  const { run, isSending } = useChange(BEGIN);
  const [form, setForm] = useState<BegunForm | null>(null);
  const [failure, setFailure] = useState<BeginFailure | null>(null);
  const [attempt, setAttempt] = useState(0);

  return {
    async begin({ reference, sumCents: amount, lang, next }) {
      setAttempt((count) => count + 1);
      try {
        const answer = await run({
          ...(next && { query: { next } }),
          body: {
            requestBody: {
              amount,
              items: [{ productCode: '', unitPrice: amount, units: 1, vatPercentage: 0 }],
              language: lang.toUpperCase() as 'FI' | 'SV' | 'EN',
              reference,
            },
          },
        });
        setForm(answer.type === 'success' ? answer : null);
        setFailure(answer.type === 'success' ? null : answer.type);
      } catch (error) {
        setFailure(failureOf(error, []));
      }
    },
    ...{ isSending, form, failure, attempt },
  };
}
