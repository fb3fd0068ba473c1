import type { ThreadType } from './thread.ts';

/** Where in the inbox of somebody who works here a thread stands. */
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

/** Of a thread, what decides who sees it and where. */
export interface SortedThread {
  readonly type: ThreadType;
  readonly isActive: boolean;
  /** Who answers it now; null: nobody yet. */
  readonly assigneeId: number | null;
  /** Whom it was sent to. */
  readonly teamId: string | null;
  readonly participantIds: readonly number[];
}

/** Somebody who works here. */
export interface Colleague {
  readonly id: number;
  readonly teamIds: readonly string[];
}

/** Whose inbox it is, at a moment. */
export interface Viewer extends Colleague {
  /** Sees what their teams' members answer, too. */
  readonly isSupervisor: boolean;
  /** Who is away at the moment and has them answer meanwhile. */
  readonly substitutesFor: readonly Colleague[];
}

/** Time away from work. */
export interface Absence {
  readonly colleague: Colleague;
  readonly from: Date;
  /** The first moment after it. */
  readonly until: Date;
  readonly substituteIds: readonly number[];
}

/** Whom somebody answers for at a moment: while they are away, not before and not after. */
export function substitutedAt(absences: readonly Absence[], substituteId: number, at: Date): Colleague[] {
  const away = absences.filter(
    ({ from, until, substituteIds }) => from <= at && at < until && substituteIds.includes(substituteId),
  );
  return [...new Map(away.map(({ colleague }) => [colleague.id, colleague])).values()];
}

/** Where a thread stands in somebody's inbox; null: it is not theirs to see. */
export function categoryOf(thread: SortedThread, viewer: Viewer): ThreadCategory | null {
  const isOwn = isSeenBy(thread, viewer);
  const isForOthers = viewer.substitutesFor.some((absent) => isSeenBy(thread, absent));
  const isOfTeam = viewer.isSupervisor && isIn(thread, viewer);
  if (!isOwn && !isForOthers && !isOfTeam) return null;
  if (thread.type === 'hr') {
    if (!thread.isActive) return 'hrClosed';
    return isOwn || isOfTeam ? 'hrOpen' : 'hrSubstitutions';
  }
  if (!thread.isActive) return 'closed';
  if (thread.assigneeId === viewer.id) return 'assignedToMe';
  // Who answers it is away: it waits for the substitute, even if others take part.
  if (viewer.substitutesFor.some(({ id }) => id === thread.assigneeId)) return 'substitutions';
  if (thread.assigneeId === null && isIn(thread, viewer)) return 'unassigned';
  if (thread.participantIds.includes(viewer.id)) return 'participant';
  return isForOthers ? 'substitutions' : 'others';
}

/** Whether somebody sees a thread by themself: who takes part, who answers it, and the team while nobody does. */
export function isSeenBy(thread: SortedThread, colleague: Colleague): boolean {
  return (
    thread.assigneeId === colleague.id ||
    thread.participantIds.includes(colleague.id) ||
    (thread.assigneeId === null && isIn(thread, colleague))
  );
}

function isIn({ teamId }: SortedThread, { teamIds }: Colleague): boolean {
  return teamId !== null && teamIds.includes(teamId);
}
