import { expect, test } from 'vitest';
import { PROBLEMS, type ProblemCode } from '#contract/calls/problem.ts';
import { statusOf } from './page-status.ts';

const failed = (code: ProblemCode) => ({
  '/api/thing': { type: 'about:blank' as const, title: code, status: PROBLEMS[code], code },
});

test.each([
  ['a page whose calls were answered', {}, { '/api/thing': { type: 'success' }, '/api/list': [] }, 200],
  ['a call that finds nothing', failed('notFound'), {}, 404],
  ['a link that opens nothing', {}, { '/api/link': { type: 'appointment-not-found' } }, 404],
  ['a time that there is not', {}, { '/api/time': { type: 'no-appointment-found' } }, 404],
  [
    'an invoice that there is not, or that is somebody else’s',
    {},
    { '/api/owed': { type: 'invoiceNotFound' } },
    404,
  ],
  ['an invoice that is paid already', {}, { '/api/owed': { type: 'invoiceAlreadyPaid' } }, 200],
  ['too many requests', failed('tooManyRequests'), {}, 429],
  ['a call that may be repeated', failed('temporarilyUnavailable'), {}, 200],
])('%s', (_, problems, fallback, status) => {
  expect(statusOf({ problems, fallback })).toBe(status);
});
