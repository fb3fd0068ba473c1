import type { Kysely } from 'kysely';
import { readBreaks } from '#areas/messages/shared/breaks/server/breaks.ts';
import { endBreak, type NewBreak, sayBreak } from '#areas/messages/shared/breaks/server/keep-breaks.ts';
import { PARTS } from '#contract/system/parts.ts';
import { helsinkiTime } from '#contract/time/time.ts';
import { systemClock } from '#platform/clock.ts';
import { openDatabase } from '#platform/database/open.ts';
import { StartError } from '#platform/start-error.ts';
import type { Tables } from '#platform/tables.ts';
import { readConfig } from '../shell/server/config/config.ts';
import { runCommand, UsageError, type Values } from './command.ts';

const USAGE = `npm run service-breaks -- <what>:
  list                 breaks that are not over
  plan <part> --from <dayTHH:mm> --to <dayTHH:mm> --author <name> [--told <dayTHH:mm>]
                       takes a part out of use for that time, which is told from --told on; absent: from now on
  begin <part> --author <name>
                       a part does not work, and nobody knows for how long
  end <number>         ends a break now, or takes it back before it begins
Parts are ${PARTS.join(', ')}. Times are what the clocks in Helsinki show.`;

const OPTIONS = {
  from: { type: 'string' },
  to: { type: 'string' },
  told: { type: 'string' },
  author: { type: 'string' },
} as const;
type Given = Values<typeof OPTIONS>;

/** Takes parts of the portal out of use, as an operator with the login of the schema's owner. */
async function run(args: readonly string[], given: Given): Promise<boolean> {
  const now = systemClock();
  const answer = answerTo(args, given, now);
  const database = await openDatabase(readConfig());
  try {
    console.log(await database.asOwner(({ db }) => answer(db)));
    return true;
  } finally {
    await database.close();
  }
}

/** What resolves to what is to be said. @throws UsageError for what is no way to ask */
function answerTo([what, which = '']: readonly string[], given: Given, now: Date) {
  if (what === 'list') return (db: Kysely<Tables>) => list(db, now);
  if (what === 'end') {
    if (!/^[1-9]\d{0,14}$/.test(which))
      throw new UsageError('It is not said which break to end, by its number.');
    return async (db: Kysely<Tables>) => {
      if (await endBreak(db, Number(which), now)) return 'Ended.';
      throw new StartError(`There is no break ${which}, or it is over.`);
    };
  }
  if (what !== 'plan' && what !== 'begin') throw new UsageError('It is not said what to do.');
  const planned = breakOf(what, which, given, now);
  return async (db: Kysely<Tables>) => {
    const said = await db.transaction().execute((tx) => sayBreak(tx, planned, now));
    if (said.type === 'success') return `Break ${said.id}.`;
    throw new StartError(
      said.type === 'overlaps'
        ? `There is a break of ${planned.part} at that time. End it first.`
        : 'The break is over before it begins, has begun, or is told too late.',
    );
  };
}

function breakOf(
  what: 'plan' | 'begin',
  which: string,
  { author, from, to, told }: Given,
  now: Date,
): NewBreak {
  const part = PARTS.find((each) => each === which);
  if (!part) throw new UsageError(`It is not said which part: ${PARTS.join(', ')}.`);
  if (!author?.trim()) throw new UsageError('It is not said who says so: --author.');
  if (what === 'begin')
    return { part, author, isPlanned: false, announcedAt: now, startsAt: now, endsAt: null };
  const startsAt = momentOf('from', from);
  const endsAt = momentOf('to', to);
  const announcedAt = told === undefined ? now : momentOf('told', told);
  return { part, author, isPlanned: true, announcedAt, startsAt, endsAt };
}

/** @throws UsageError that names what is missing or wrong */
function momentOf(name: string, text: string | undefined): Date {
  const [, day, hour, minute] = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):([0-5]\d)$/.exec(text ?? '') ?? [];
  if (day === undefined) throw new UsageError(`--${name} is ${text === undefined ? 'missing' : 'wrong'}.`);
  return helsinkiTime(day, Number(hour), Number(minute));
}

async function list(db: Kysely<Tables>, now: Date): Promise<string> {
  const breaks = await readBreaks(db, now);
  const lines = breaks.map(({ id, part, isPlanned, startsAt, endsAt, author }) =>
    [
      id,
      part,
      isPlanned ? 'planned' : 'unplanned',
      `${startsAt.toISOString()} – ${endsAt?.toISOString() ?? ''}`,
      typeof author === 'number' ? `operator ${author}` : author,
    ].join('  '),
  );
  return lines.join('\n') || 'None.';
}

await runCommand({ usage: USAGE, options: OPTIONS, run });
