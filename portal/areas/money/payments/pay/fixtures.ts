import type { AnswerOf } from '#client/calls/api.ts';

/** An invoice that is owed, for tests and stories. */
export function owed(
  changes: Partial<Extract<AnswerOf<'GET /api/payments/owed'>, { type: 'owed' }>> = {},
): AnswerOf<'GET /api/payments/owed'> {
  return {
    type: 'owed',
    reference: '12',
    sumCents: 15_370,
    invoices: [
      { id: 12, invoiceNumber: '2026104417', sumCents: 15_370, dueDate: '2026-12-04', isOverdue: false },
    ],
    hasEmail: true,
    ...changes,
  };
}

/** A payment that was declined. */
export function declined(
  changes: Partial<AnswerOf<'GET /api/payments/{payment}'>> = {},
): AnswerOf<'GET /api/payments/{payment}'> {
  return {
    status: 'fail',
    failure: 'cardDeclined',
    sumCents: 15_370,
    invoices: [{ id: 12, invoiceNumber: '2026104417', sumCents: 15_370, isPaid: false }],
    form: null,
    ...changes,
  };
}

/** The name of a payment. */
export const PAYMENT = '5f0c1e52-7d0e-4b61-9f4e-2f6f0d1c9a72';

/** Ways to pay. */
export const FORM = {
  terms:
    'By continuing you accept the <a href="https://provider.example/terms" target="_blank">payment terms</a>',
  providers: ['Kuusipankki', 'Lumipankki', 'Koivukortti', 'Taskumaksu'].map((name) => ({
    name,
    id: name.toLowerCase(),
    url: 'https://bank.example/pay',
    svg: 'https://provider.example/bank.svg',
    parameters: [{ name: 'transaction', value: '1' }],
  })),
};
