import { PROBLEMS } from '#contract/calls/problem.ts';
import type { PageState } from '#contract/pages/render.ts';

/** Outcomes of reads that what was asked for is not there, or not the caller's. */
const NOT_FOUND: readonly string[] = [
  'appointment-not-found',
  'no-appointment-found',
  'link-not-found',
  'invoiceNotFound',
];

/** Whether a page has what it is for: a call that nobody may repeat at once, or that finds nothing, says so of the whole. */
export function statusOf({ problems, fallback }: Pick<PageState, 'problems' | 'fallback'>): number {
  const codes = Object.values(problems).map(({ code }) => code);
  if (codes.includes('tooManyRequests')) return PROBLEMS.tooManyRequests;
  const isNothing = codes.includes('notFound') || Object.values(fallback).some(saysNotFound);
  return isNothing ? PROBLEMS.notFound : 200;
}

/** Whether an answer is the outcome that what it was asked for is not there. */
function saysNotFound(body: unknown): boolean {
  const { type } = Object(body) as { readonly type?: unknown };
  return typeof type === 'string' && NOT_FOUND.includes(type);
}
