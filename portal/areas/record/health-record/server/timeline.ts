import { sql } from 'kysely';
import { RECORD_KINDS, type RecordKind } from '#areas/record/shared/health-record/kinds.ts';
import { pageOf } from '#areas/record/shared/health-record/page-of.ts';
import { practitionersOf } from '#areas/record/shared/health-record/server/practitioners.ts';
import {
  type Entry,
  type EntryFilter,
  readEntriesInParts,
} from '#areas/record/shared/health-record/server/read-entries.ts';
import { specialtyNames } from '#areas/record/shared/health-record/server/specialty-names.ts';
import { specialtyCodes, specialtyOf } from '#areas/record/shared/health-record/specialty.ts';
import { namesOf } from '#areas/record/shared/health-record/vaccination.ts';
import { withoutFiles } from '#areas/record/shared/health-record/without-files.ts';
import type { Language } from '#contract/language/language.ts';
import type { TimelineKind } from '#contract/routes/timeline-kinds.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import { type Handler, ok } from '#platform/calls/handler.ts';
import { type HealthRecordApi, PAGE_SIZE } from '../contract.ts';
import { hasWords } from '../rules-search.ts';
import { type Group, grouped, recordKinds } from '../rules-timeline.ts';
import { readAllergies } from './allergy-blocks.ts';
import { personOf, timelineView } from './timeline-view.ts';
import { wordsOf } from './words-of.ts';

/** How many of a day's tests an entry names. */
const NAMED = 6;

interface Wanted {
  readonly kind?: TimelineKind | undefined;
  readonly year?: string | undefined;
  readonly page: number;
  readonly lang: Language;
  readonly words?: string;
}

/** `GET /api/health-record` */
export const showTimeline: Handler<HealthRecordApi['GET /api/health-record']> = async (call, { query }) =>
  ok({ ...(await timelineOf(call, query)), allergies: await readAllergies(call) });

/** `POST /api/health-record/search` */
export const searchTimeline: Handler<HealthRecordApi['POST /api/health-record/search']> = async (
  call,
  { body },
) => ok(await timelineOf(call, body));

/** The record is sealed in the database: its entries are opened here, within the scope of the call, and searched. */
async function timelineOf(call: RecordCall, { kind, year, page, lang, words }: Wanted) {
  const filter = {
    kinds: recordKinds(kind),
    ...(year !== undefined && { days: daysOf(year) }),
  };
  const entries: Entry[] = [];
  for await (const some of readEntriesInParts(call, filter))
    entries.push(...some.map((entry) => ({ ...entry, resource: withoutFiles(entry.resource) })));
  const rights = await call.rights();
  const kinds = RECORD_KINDS.filter((each) => each !== 'certificate' || rights.includes('certificates'));
  const all = grouped(entries).filter(
    (group) => group.kind !== 'certificates' || rights.includes('certificates'),
  );
  const visits = entries.flatMap(({ resource }) => (resource.resourceType === 'Encounter' ? resource : []));
  const specialties = await specialtyNames(call, visits.flatMap(specialtyCodes), lang);
  const found =
    words === undefined ? all : all.filter((group) => hasWords(textOf(group, lang, specialties), words));
  const { items, ...rest } = pageOf(found, page, PAGE_SIZE);
  const firsts = items.map(({ items: [first] }) => first);
  const references = firsts.map((first) => ({ source: first.source, reference: personOf(first) }));
  const people = await practitionersOf(call, references, lang);
  return {
    entries: items.map((group, nth) => {
      const view = timelineView(group, lang, specialties);
      const details = view.details.slice(0, NAMED);
      const moreCount = view.details.length - details.length;
      return { ...view, details, moreCount, practitioner: people[nth]?.name ?? null };
    }),
    ...rest,
    years: await yearsOf(call, kinds, entries),
  };
}

/** What entries say, and what the portal calls them in the reader's language. */
function textOf({ items }: Group<Entry>, lang: Language, specialties: ReadonlyMap<string, string>): string {
  return items
    .flatMap(({ resource }) => {
      const { resourceType } = resource;
      const vaccination = resourceType === 'Immunization' ? namesOf(resource, lang).name : null;
      const specialty = resourceType === 'Encounter' ? specialtyOf(resource, specialties) : null;
      return [wordsOf(resource), vaccination ?? '', specialty ?? ''];
    })
    .join('\n');
}

const daysOf = (year: string) => ({ from: `${year}-01-01`, to: `${year}-12-31` });

/**
 * Years of which the reader is told something, beside those of what is open already. What entries say is sealed: of each
 * other year the latest is opened, and more only where that one tells of nothing.
 */
async function yearsOf(
  call: RecordCall,
  kinds: readonly RecordKind[],
  open: readonly Entry[],
): Promise<string[]> {
  const { rows } = await sql<{ year: string; id: number }>`
    select distinct on (1) to_char(day, 'YYYY') as year, id from health_records
    where patient_id = ${call.patientId} and kind = any (${kinds}::text[]) order by 1 desc, happened_at desc`.execute(
    call.tx,
  );
  const told = new Set(open.flatMap(({ kind, day }) => (kinds.includes(kind) ? yearOf(day) : [])));
  const latest = rows.flatMap(({ year, id }) => (told.has(year) ? [] : id));
  if (latest.length > 0)
    for await (const some of readEntriesInParts(call, { kinds, ids: latest }))
      for (const { day } of some) told.add(yearOf(day));
  for (const { year, id } of rows)
    if (!told.has(year) && (await isToldOf(call, { kinds, days: daysOf(year), except: id }))) told.add(year);
  return rows.flatMap(({ year }) => (told.has(year) ? year : []));
}

const yearOf = (day: string) => day.slice(0, 4);

async function isToldOf(call: RecordCall, filter: EntryFilter<RecordKind>): Promise<boolean> {
  for await (const some of readEntriesInParts(call, filter)) if (some.length > 0) return true;
  return false;
}
