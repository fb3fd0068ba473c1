import { readPatientStatus } from '#areas/person/shared/rights/server/read-patient-status.ts';
import { pageOf } from '#areas/record/shared/health-record/page-of.ts';
import { practitionersOf } from '#areas/record/shared/health-record/server/practitioners.ts';
import { type Entry, readEntries } from '#areas/record/shared/health-record/server/read-entries.ts';
import { diseaseNames, diseasesOf } from '#areas/record/shared/health-record/vaccination.ts';
import type { Language } from '#contract/language/language.ts';
import { addDays, addMonths, helsinkiDay } from '#contract/time/time.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import { type Handler, ok } from '#platform/calls/handler.ts';
import { PAGE_SIZE, type Vaccination, type VaccinationsApi } from '../contract.ts';
import { byDisease } from '../rules-by-disease.ts';
import { programmeFor } from '../rules-due.ts';
import { vaccinationView } from './vaccination-view.ts';

/** `GET /api/vaccinations` */
export const ownVaccinations: Handler<VaccinationsApi['GET /api/vaccinations']> = async (call, { query }) => {
  // All of them are read for each page: what comes next follows from the whole, and a life has a hundred or so.
  const given = await readEntries(call, { kinds: ['vaccination'] });
  const views = await viewsOf(call, given, query.lang);
  const groups = byDisease(
    given.map(({ resource }, nth) => ({
      diseases: diseasesOf(resource),
      name: views[nth]?.name ?? null,
      view: views[nth],
    })),
  );
  const { items, page, pages } = pageOf(groups, query.page, PAGE_SIZE);
  return ok({
    protections: items.map(({ diseases, doses }) => ({
      name: diseases.length > 0 ? diseaseNames(diseases, query.lang) : (doses[0]?.name ?? null),
      vaccinations: doses.flatMap(({ view }) => view ?? []),
    })),
    page,
    pages,
    total: given.length,
    programme: await programmeOf(call, given, query.lang),
  });
};

/** Vaccinations as their list shows them. */
export async function viewsOf(
  call: RecordCall,
  entries: readonly Entry<'vaccination'>[],
  lang: Language,
): Promise<Vaccination[]> {
  const references = entries.map(({ source, resource }) => ({
    source,
    reference: resource.performer?.[0]?.actor,
  }));
  const people = await practitionersOf(call, references, lang);
  return entries.map(({ id, day, resource }, nth) => ({
    id,
    ...vaccinationView(resource, day, lang),
    practitioner: people[nth] ?? null,
  }));
}

/** What the national programme has next; null where the patient's age is not known. */
export async function programmeOf(call: RecordCall, given: readonly Entry<'vaccination'>[], lang: Language) {
  const birthDate = (await readPatientStatus(call))?.birthDate;
  if (!birthDate) return null;
  const today = helsinkiDay(call.now);
  const doses = given.map(({ day, resource }) => ({
    earliest: day,
    latest: latestDay(resource, day, today),
    diseases: diseasesOf(resource),
  }));
  const items = programmeFor(doses, { birthDate, today });
  return items.map(({ protects, ...item }) => ({ name: diseaseNames(protects, lang), ...item }));
}

/** Of a year or a month its last day, and no day that is still to come. */
function latestDay(
  { occurrenceDateTime = '' }: Entry<'vaccination'>['resource'],
  day: string,
  today: string,
): string {
  const [, year, month] = /^(\d{4})(?:-(\d\d))?$/.exec(occurrenceDateTime) ?? [];
  if (year === undefined || day > today) return day;
  const last = month === undefined ? `${year}-12-31` : addDays(addMonths(`${year}-${month}-01`, 1), -1);
  return last < today ? last : today;
}
