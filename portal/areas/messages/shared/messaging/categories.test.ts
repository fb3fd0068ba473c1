import {
  array,
  assert,
  boolean,
  constantFrom,
  integer,
  option,
  property,
  record,
  subarray,
} from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Absence,
  type Colleague,
  categoryOf,
  type SortedThread,
  substitutedAt,
  THREAD_CATEGORIES,
  type ThreadCategory,
  type Viewer,
} from './categories.ts';

const IDS = [1, 2, 3, 4];
const TEAMS = ['nurses', 'doctors'];
const at = (minute: number) => new Date(minute * 60_000);

test('a substitute answers during the absence, from its first moment until its last', () => {
  const timo = { id: 2, teamIds: [] };
  const absence = { colleague: timo, from: at(10), until: at(20), substituteIds: [1] };
  const seen = (minute: number, who = 1) => substitutedAt([absence], who, at(minute)).map(({ id }) => id);
  expect([9, 10, 19, 20].map((minute) => seen(minute))).toEqual([[], [2], [2], []]);
  expect(seen(15, 3)).toEqual([]);
});

/** Who works here, and which teams they are in. */
const offices = array(subarray(TEAMS), { minLength: IDS.length, maxLength: IDS.length }).map((teams) =>
  IDS.map((id, index): Colleague => ({ id, teamIds: teams[index] ?? [] })),
);

/** What happens to a thread and to those who work here, in order. */
const histories = array(
  record({
    what: constantFrom('assign', 'unassign', 'join', 'leave', 'close', 'reopen', 'absence'),
    who: constantFrom(...IDS),
    substitutes: subarray(IDS),
    from: integer({ min: 0, max: 20 }),
    minutes: integer({ min: 1, max: 10 }),
  }),
  { maxLength: 15 },
);

const worlds = record({
  office: offices,
  history: histories,
  type: constantFrom('customer', 'hr', 'supervisor'),
  teamId: option(constantFrom(...TEAMS)),
  viewerId: constantFrom(...IDS),
  isSupervisor: boolean(),
  minute: integer({ min: 0, max: 30 }),
});
type World = Parameters<Parameters<typeof worlds.map>[0]>[0];

function play({ office, history, type, teamId, viewerId, isSupervisor, minute }: World) {
  let thread: SortedThread = { type, teamId, isActive: true, assigneeId: null, participantIds: [] };
  const absences: Absence[] = [];
  const named = (id: number) => office.find((each) => each.id === id) as Colleague;
  for (const { what, who, substitutes, from, minutes } of history) {
    const { participantIds } = thread;
    if (what === 'assign') thread = { ...thread, assigneeId: who };
    if (what === 'unassign') thread = { ...thread, assigneeId: null };
    if (what === 'join') thread = { ...thread, participantIds: [...participantIds, who] };
    if (what === 'leave') thread = { ...thread, participantIds: participantIds.filter((id) => id !== who) };
    if (what === 'close' || what === 'reopen') thread = { ...thread, isActive: what === 'reopen' };
    if (what === 'absence') {
      const substituteIds = substitutes.filter((id) => id !== who);
      absences.push({ colleague: named(who), from: at(from), until: at(from + minutes), substituteIds });
    }
  }
  const viewer: Viewer = {
    ...named(viewerId),
    isSupervisor,
    substitutesFor: substitutedAt(absences, viewerId, at(minute)),
  };
  return { thread, viewer, absences, office };
}

/** What each category means, in words of its own; of these, one at most is true. */
function slowly({ thread, viewer, absences, office }: ReturnType<typeof play>, minute: number) {
  const inTeam = (id: number) =>
    thread.teamId !== null && (office.find((each) => each.id === id)?.teamIds ?? []).includes(thread.teamId);
  const takesPart = (id: number) => thread.participantIds.some((each) => each === id);
  const answers = (id: number) => thread.assigneeId === id;
  const isFree = thread.assigneeId === null;
  const sees = (id: number) => takesPart(id) || answers(id) || (isFree && inTeam(id));
  const isAway = (id: number) =>
    absences.some(
      (each) =>
        each.colleague.id === id &&
        each.substituteIds.some((substitute) => substitute === viewer.id) &&
        minute * 60_000 >= each.from.getTime() &&
        minute * 60_000 < each.until.getTime(),
    );
  const me = viewer.id;
  const inPlace = IDS.some((id) => isAway(id) && sees(id));
  const leads = viewer.isSupervisor && inTeam(me);
  const visible = sees(me) || inPlace || leads;
  const isHr = thread.type === 'hr';
  const isOpen = visible && !isHr && thread.isActive;
  const forAssignee = IDS.some((id) => isAway(id) && answers(id));
  const means: Record<ThreadCategory, boolean> = {
    hrClosed: visible && isHr && !thread.isActive,
    hrOpen: isHr && thread.isActive && (sees(me) || leads),
    hrSubstitutions: isHr && thread.isActive && inPlace && !sees(me) && !leads,
    closed: visible && !isHr && !thread.isActive,
    assignedToMe: isOpen && answers(me),
    unassigned: isOpen && isFree && inTeam(me),
    participant: isOpen && takesPart(me) && !answers(me) && !forAssignee && !(isFree && inTeam(me)),
    substitutions: isOpen && !answers(me) && (forAssignee || (inPlace && !sees(me))),
    others: isOpen && leads && !sees(me) && !inPlace,
  };
  return THREAD_CATEGORIES.filter((category) => means[category]);
}

test('each thread stands in one place of an inbox, or nowhere, as the categories mean it', () => {
  assert(
    property(worlds, (world) => {
      const played = play(world);
      const category = categoryOf(played.thread, played.viewer);
      expect(category === null ? [] : [category]).toEqual(slowly(played, world.minute));
    }),
    { numRuns: 10_000 },
  );
});
