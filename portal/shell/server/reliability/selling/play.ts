import type { TestDatabase } from '#platform/database/test-database.ts';
import { callsOf, IDEMPOTENT } from './clinic-calls.ts';
import { differences, heldInSome, type Job, type Seen, timesLeftToJob } from './compare.ts';
import { lookAround } from './look.ts';
import { copyOf, MINUTE, type Model, newModel } from './model.ts';
import { type Act, type Answer, happen, mayAnswer } from './rules.ts';
import { actOf, type History, type Wish } from './test-histories.ts';
import { layFoundation, lookAt, makeWorld, takeJob, type World } from './world.ts';

/** What has been done in many histories: `book success` and how often. */
export type Counts = Map<string, number>;

const SECOND = 1000;

/** Plays histories in a database, one after the other. Throws with the whole history where the portal contradicts the model. */
export async function playerIn(
  db: TestDatabase,
  counts: Counts,
): Promise<(history: History) => Promise<void>> {
  const kinds = await layFoundation(db);
  const { perform, look } = callsOf(db);
  let keys = 0;
  const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);

  return async (history) => {
    const world = await makeWorld(db, kinds, history);
    const told: string[] = [];
    let model = newModel(world, world.start);
    let seen = await lookAt(db, world);

    /** Acts that happen at once: they may have come in either order. */
    const together = async (acts: readonly Act[]) => {
      const before = model.now;
      keys += 1;
      const key = (nth: number) => `selling-${keys}-${nth}`;
      const answers = await Promise.all(acts.map((act, nth) => perform(world, act, before + nth, key(nth))));
      seen = await lookAt(db, world);
      for (const [nth, act] of acts.entries()) count(`${act.do} ${answers[nth]?.code}`);
      told.push(
        `${new Date(before).toISOString()} ${acts.map((act, nth) => tell(act, answers[nth])).join(' AT ONCE ')}`,
      );
      const done = acts.map((act, nth) => ({
        act,
        answer: answers[nth] ?? { code: 'none' },
        now: before + nth,
      }));
      const ends = inEachOrder(model, done, seen);
      const right = ends.find(({ wrong }) => wrong.length === 0);
      if (!right) throw new Error([...told, ...ends.map(({ wrong }) => wrong.join('\n'))].join('\n'));
      model = right.model;
      const [only, ...others] = acts;
      if (!only || others.length > 0 || !IDEMPOTENT.includes(only.do) || keys % 8 !== 0) return;
      const again = await perform(world, only, model.now, key(0));
      seen = await lookAt(db, world);
      const wrong = differences(model, seen);
      if (again.code !== answers[0]?.code) wrong.push(`again: ${again.code}`);
      count('sent again');
      if (wrong.length > 0) throw new Error([...told, 'the same again', ...wrong].join('\n'));
    };
    const jobsUntil = (moment: number) => seen.jobs.filter(({ at }) => at <= moment);
    const offering = async (job: Job) => {
      await takeJob(db, job);
      return { do: 'offer', time: timeOf(world, job.time), payload: job.payload } as const;
    };
    /** The worker's jobs at their time, or all of them at the end if it is late. */
    const goTo = async (moment: number, isLate: boolean) => {
      for (let [job] = jobsUntil(moment); job; [job] = jobsUntil(moment)) {
        model.now = isLate ? moment : Math.max(model.now, job.at);
        await together([await offering(job)]);
      }
      model.now = moment;
    };

    const { wishes } = history;
    let waiting: { act: Act; wish: Wish } | null = null;
    for (const wish of wishes) {
      model.now += SECOND;
      if (wish.kind === 'pass') await goTo(model.now + wish.minutes * MINUTE, wish.isLate);
      if (wish.kind === 'look') {
        const wrong = await lookAround(look, world, model, wish);
        if (wrong.length > 0) throw new Error([...told, ...wrong].join('\n'));
        count('look');
      }
      const act = actOf(
        model,
        world.patients.map(({ id }) => id),
        wish,
      );
      if (!act) continue;
      if (wish.isAtOnce && !waiting) {
        waiting = { act, wish };
        continue;
      }
      const [job] = waiting || wish.isAtOnce ? jobsUntil(model.now) : [];
      const acts = [...(waiting ? [waiting.act] : []), act];
      waiting = null;
      await together(job && acts.length < 3 ? [...acts, await offering(job)] : acts);
      if (!wish.isLate) await goTo(model.now, false);
    }
    // At the end the worker has done all that there is: nothing is held without an offer.
    await goTo(model.now + SECOND, false);
    count('history');
  };
}

interface Done {
  readonly act: Act;
  readonly answer: Answer;
  readonly now: number;
}

interface End {
  readonly model: Model;
  readonly wrong: readonly string[];
}

/** Where each order leads, and what contradicts it. */
function inEachOrder(before: Model, done: readonly Done[], seen: Seen): End[] {
  const ends = orders(done).map((order) => inOrder(before, order));
  const unseen = heldInSome(ends.filter(({ wrong }) => !wrong).map(({ model }) => model));
  return ends.map(({ model, leftToJob, wrong }) => ({
    model,
    wrong: wrong ?? differences(model, seen, { leftToJob, unseen }),
  }));
}

/** Where an order leads; `wrong`: it cannot have been this one. */
function inOrder(
  before: Model,
  order: readonly Done[],
): Pick<End, 'model'> & { leftToJob: Set<number>; wrong?: string[] } {
  const model = copyOf(before);
  // Who has an offer cannot be asked until they have answered it: what is freed a moment before that may be on sale already.
  const leftToJob = new Set<number>();
  for (const { act, answer, now } of order) {
    model.now = now;
    const isSale = act.do === 'book' || act.do === 'visit' || act.do === 'move';
    if (isSale && answer.code === 'success' && leftToJob.has(act.time.id)) model.held.delete(act.time.id);
    const allowed = mayAnswer(model, act);
    if (!allowed.includes(answer.code))
      return {
        model,
        leftToJob,
        wrong: [`${act.do} was answered ${answer.code}, not ${allowed.join(' or ')}`],
      };
    happen(model, act, answer);
    for (const id of timesLeftToJob(model)) leftToJob.add(id);
  }
  model.now = Math.max(...order.map(({ now }) => now));
  return { model, leftToJob };
}

function orders<Item>(items: readonly Item[]): Item[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((first, nth) =>
    orders(items.filter((_, other) => other !== nth)).map((rest) => [first, ...rest]),
  );
}

function timeOf({ times }: World, id: number) {
  const found = times.find((each) => each.id === id);
  if (!found) throw new Error(`There is no time ${id}`);
  return found;
}

function tell(act: Act, answer: Answer | undefined): string {
  const said = Object.entries(act).map(([name, value]) =>
    name === 'time'
      ? `time ${value.id} from ${new Date(value.start).toISOString()}`
      : `${name} ${JSON.stringify(value)}`,
  );
  return `${said.join(', ')}: ${answer?.code} ${answer?.made ?? ''}`;
}
