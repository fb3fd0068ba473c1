import type { Kysely } from 'kysely';
import {
  addAbsence,
  addHours,
  asKeeper,
  cancelWithoutHours,
  closeHoliday,
  makeAllTimes,
  openHoliday,
  removeRule,
  withoutHours,
} from '#areas/appointments/shared/calendars/server/keep-rules.ts';
import { holidayOn } from '#contract/time/holidays.ts';
import { helsinkiClock } from '#contract/time/time.ts';
import { systemClock } from '#platform/clock.ts';
import { isRefusal } from '#platform/database/database-error.ts';
import { openDatabase } from '#platform/database/open.ts';
import { StartError } from '#platform/start-error.ts';
import type { Tables } from '#platform/tables.ts';
import { readConfig } from '../shell/server/config/config.ts';
import { absenceOf, DAY, type Given, hoursOf, OPTIONS, USAGE, wanted } from './calendar-arguments.ts';
import { listCalendars } from './calendar-list.ts';
import { runCommand, UsageError } from './command.ts';

/** When practitioners work, as an operator with the login of the schema's owner says it, with few of its rights. */
async function run([what, id]: readonly string[], values: Given): Promise<boolean> {
  const database = await openDatabase(readConfig());
  try {
    const lines = await database.asOwner(({ db }) =>
      asKeeper(db, (keeper) => change(keeper, what, { id, values, now: systemClock() })),
    );
    for (const line of lines) console.log(line);
    return true;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    throw new StartError(`The database refuses it: ${(error as Error).message}.`, { cause: error });
  } finally {
    await database.close();
  }
}

interface Wish {
  readonly id: string | undefined;
  readonly values: Given;
  readonly now: Date;
}

/** Resolves to what is to be said about it. */
async function change(
  db: Kysely<Tables>,
  what: string | undefined,
  { id, values, now }: Wish,
): Promise<string[]> {
  const done = async (text: string) => [text, ...(await afterChange(db, now))];
  const remove = async (table: Parameters<typeof removeRule>[1]) => {
    if (await removeRule(db, table, numberOf(id))) return done('Removed.');
    throw new StartError('There is none of this number.');
  };
  const ofClinic = () => [wanted('clinic', values.clinic), wanted('day', values.day, DAY)] as const;
  switch (what) {
    case 'list':
      return listCalendars(db, values, now);
    case 'add-hours': {
      const hours = hoursOf(values, await kindOf(db, values));
      const { replaces } = values;
      // Together: between the two the times would be off sale.
      if (replaces !== undefined && !(await removeRule(db, 'working_hours', numberOf(replaces))))
        throw new StartError('There are no hours of the number that --replaces names.');
      return done(`Hours ${await addHours(db, hours)} added.`);
    }
    case 'add-absence':
      return done(`Absence ${await addAbsence(db, absenceOf(values))} added.`);
    case 'remove-hours':
      return remove('working_hours');
    case 'remove-absence':
      return remove('absences');
    case 'open-holiday': {
      const [clinic, day] = ofClinic();
      if (holidayOn(day) === null) throw new StartError(`${day} is no public holiday.`);
      await openHoliday(db, clinic, day);
      return done(`${clinic} is open on ${day}.`);
    }
    case 'close-holiday':
      await closeHoliday(db, ...ofClinic());
      return done('Closed.');
    case 'make-times':
      return afterChange(db, now);
    case 'appointments':
      return leftBehind(db, now);
    case 'cancel': {
      if (await cancelWithoutHours(db, numberOf(id), now)) return ['Cancelled.'];
      throw new StartError('No such appointment is without working hours: see appointments.');
    }
    default:
      throw new UsageError('It is not said what to do, or with which number.');
  }
}

async function afterChange(db: Kysely<Tables>, now: Date): Promise<string[]> {
  const made = await makeAllTimes(db, now);
  const left = await withoutHours(db, now);
  return [
    `${made} times have come on sale.`,
    ...(left.length === 0
      ? []
      : [`${left.length} booked appointments are in no working time: see appointments.`]),
  ];
}

async function leftBehind(db: Kysely<Tables>, now: Date): Promise<string[]> {
  const left = await withoutHours(db, now);
  if (left.length === 0) return ['Every appointment ahead is in a working time.'];
  return left.map(({ appointmentId, startsAt, endsAt, practitionerId, clinicId }) =>
    [
      appointmentId,
      `${helsinkiClock(startsAt).slice(0, 16)}–${helsinkiClock(endsAt).slice(11, 16)}`,
      `practitioner ${practitionerId}`,
      clinicId,
    ].join('  '),
  );
}

async function kindOf(db: Kysely<Tables>, { kind }: Given): Promise<number> {
  const code = wanted('kind', kind);
  const row = await db
    .selectFrom('appointment_kinds')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirst();
  if (!row) throw new StartError(`There is no kind of appointment ${code}.`);
  return row.id;
}

function numberOf(id: string | undefined): number {
  if (id === undefined || !/^\d+$/.test(id))
    throw new UsageError('It is not said what to do, or with which number.');
  return Number(id);
}

await runCommand({ usage: USAGE, options: OPTIONS, run });
