import type { NoticeContent } from './rules.ts';

/** Whether a published notice is shown on a day, `YYYY-MM-DD`. */
export function dayState({ from, until }: Pick<NoticeContent, 'from' | 'until'>, today: string) {
  if (from !== '' && today < from) return 'coming';
  return until !== '' && until < today ? 'over' : 'shown';
}
