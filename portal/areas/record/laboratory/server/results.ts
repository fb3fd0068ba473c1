import { readPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import { isToldOrCancelled } from '#areas/record/shared/health-record/is-told.ts';
import { readDays, readEntries } from '#areas/record/shared/health-record/server/read-entries.ts';
import { markSeen } from '#areas/record/shared/health-record/server/read-news.ts';
import { openReferrals, readReferral } from '#areas/record/shared/health-record/server/read-referrals.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import { type Handler, ok, problem } from '#platform/calls/handler.ts';
import { type DayOfResults, type LaboratoryApi, PAGE_SIZE } from '../contract.ts';
import { withExplanations } from './explained.ts';
import { labWords } from './lab-words.ts';
import { summaryOf, testsOf } from './tests-of-day.ts';

/** The kinds of entries that results are made of. */
export const RESULTS = ['laboratoryReport', 'laboratoryResult'] as const;
/** Entries of them that a day tells of. */
export const OF_RESULTS = { kinds: RESULTS, isWanted: isToldOrCancelled };

/** `GET /api/laboratory` */
export const laboratory: Handler<LaboratoryApi['GET /api/laboratory']> = async (
  call,
  { query: { offset, limit, lang } },
) => {
  // The front page shows the latest days alone; to find what is valid, every referral is opened.
  const isList = offset === 0 && limit === PAGE_SIZE;
  const referrals = isList ? await openReferrals(call, 'laboratoryReferral', lang) : [];
  return ok({ referrals, days: await daysOfResults(call, { offset, limit }) });
};

/** `GET /api/laboratory/referrals/{id}` */
export const laboratoryReferral: Handler<LaboratoryApi['GET /api/laboratory/referrals/{id}']> = async (
  call,
  { params: { id }, query: { lang } },
) => {
  const referral = await readReferral(call, 'laboratoryReferral', { id, language: lang });
  return referral ? ok({ ...referral, type: 'laboratory' }) : problem('notFound');
};

/** `GET /api/laboratory/results/{date}` */
export const laboratoryResults: Handler<LaboratoryApi['GET /api/laboratory/results/{date}']> = async (
  call,
  { params: { date }, query: { lang } },
) => {
  const entries = await readEntries(call, { ...OF_RESULTS, day: date });
  const tests = withExplanations(testsOf(entries), labWords(call.brand, lang));
  if (tests.length === 0) return problem('notFound');
  await markSeen(call, entries);
  return ok({ date, fullName: await fullNameOf(call), tests });
};

async function daysOfResults(
  call: RecordCall,
  page: { readonly offset: number; readonly limit: number },
): Promise<DayOfResults[]> {
  const days = await readDays(call, { kinds: RESULTS, ...page });
  const [to, from] = [days[0], days.at(-1)];
  if (!from || !to) return [];
  const entries = await readEntries(call, { ...OF_RESULTS, days: { from, to } });
  const byDay = Map.groupBy(entries, ({ day }) => day);
  return days.map((day) => {
    const ofDay = byDay.get(day) ?? [];
    return { ...summaryOf(day, testsOf(ofDay)), isNew: ofDay.some(({ isNew }) => isNew) };
  });
}

async function fullNameOf(call: RecordCall): Promise<string> {
  const { first_names, last_name } = await readPatient(call, ['first_names', 'last_name']);
  return `${first_names} ${last_name}`;
}
