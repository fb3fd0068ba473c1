import { isToldOrCancelled } from '#areas/record/shared/health-record/is-told.ts';
import { readDays, readEntries } from '#areas/record/shared/health-record/server/read-entries.ts';
import { markSeen } from '#areas/record/shared/health-record/server/read-news.ts';
import { openReferrals, readReferral } from '#areas/record/shared/health-record/server/read-referrals.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import { type Handler, ok, problem } from '#platform/calls/handler.ts';
import { type DayOfImages, type ImagingApi, PAGE_SIZE } from '../contract.ts';
import { examinationsOf } from './examinations.ts';

/** The kinds of entries that examinations are made of. */
export const EXAMINATIONS = ['imagingReport', 'imagingStudy'] as const;
/** Entries of them that a day tells of. */
export const OF_EXAMINATIONS = { kinds: EXAMINATIONS, isWanted: isToldOrCancelled };

/** `GET /api/imaging` */
export const imaging: Handler<ImagingApi['GET /api/imaging']> = async (
  call,
  { query: { offset, limit, lang } },
) => {
  // The front page shows the latest days alone; to find what is valid, every referral is opened.
  const isList = offset === 0 && limit === PAGE_SIZE;
  const referrals = isList ? await openReferrals(call, 'imagingReferral', lang) : [];
  return ok({ referrals, days: await daysOfImages(call, { offset, limit }) });
};

/** `GET /api/imaging/referrals/{id}` */
export const imagingReferral: Handler<ImagingApi['GET /api/imaging/referrals/{id}']> = async (
  call,
  { params: { id }, query: { lang } },
) => {
  const referral = await readReferral(call, 'imagingReferral', { id, language: lang });
  return referral ? ok({ ...referral, type: 'imaging' }) : problem('notFound');
};

/** `GET /api/imaging/results/{date}` */
export const imagingResults: Handler<ImagingApi['GET /api/imaging/results/{date}']> = async (
  call,
  { params: { date } },
) => {
  const entries = await readEntries(call, { ...OF_EXAMINATIONS, day: date });
  const examinations = examinationsOf(entries);
  if (examinations.length === 0) return problem('notFound');
  await markSeen(call, entries);
  return ok({ examinations });
};

async function daysOfImages(
  call: RecordCall,
  page: { readonly offset: number; readonly limit: number },
): Promise<DayOfImages[]> {
  const days = await readDays(call, { kinds: EXAMINATIONS, ...page });
  const [to, from] = [days[0], days.at(-1)];
  if (!from || !to) return [];
  const entries = await readEntries(call, { ...OF_EXAMINATIONS, days: { from, to } });
  const byDay = Map.groupBy(examinationsOf(entries), ({ imagingDate }) => imagingDate);
  return days.map((imagingDate) => {
    const ofDay = byDay.get(imagingDate) ?? [];
    return {
      imagingDate,
      examinationNames: ofDay.map(({ examinationName }) => examinationName),
      cancelledCount: ofDay.filter(({ isCancelled }) => isCancelled).length,
      isNew: entries.some(({ day, isNew }) => day === imagingDate && isNew),
    };
  });
}
