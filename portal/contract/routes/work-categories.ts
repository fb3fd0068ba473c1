/** How the workspace sorts conversations; each has its own address. */
export const WORK_CATEGORIES = [
  'unassigned',
  'assignedToMe',
  'substitutions',
  'participant',
  'others',
  'closed',
  'hrOpen',
  'hrSubstitutions',
  'hrClosed',
] as const;
export type WorkCategory = (typeof WORK_CATEGORIES)[number];
