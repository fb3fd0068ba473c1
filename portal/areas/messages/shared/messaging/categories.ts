/** Where in the inbox of somebody who works here a thread stands; which does, `inbox-order.ts` of the workspace says. */
export const THREAD_CATEGORIES = [
  'assignedToMe',
  'unassigned',
  'substitutions',
  'participant',
  'others',
  'closed',
  'hrOpen',
  'hrSubstitutions',
  'hrClosed',
] as const;
export type ThreadCategory = (typeof THREAD_CATEGORIES)[number];
