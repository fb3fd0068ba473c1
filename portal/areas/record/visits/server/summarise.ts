import { practitionersOf } from '#areas/record/shared/health-record/server/practitioners.ts';
import { type Entry, readEntries } from '#areas/record/shared/health-record/server/read-entries.ts';
import { withNewParts } from '#areas/record/shared/health-record/server/read-news.ts';
import { specialtyNames } from '#areas/record/shared/health-record/server/specialty-names.ts';
import { specialtyCodes, specialtyOf } from '#areas/record/shared/health-record/specialty.ts';
import type { Language } from '#contract/language/language.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import type { VisitSummary } from '../contract.ts';
import { diagnosesOf, visitKind, visitType, whoTreated } from './visit-view.ts';

/** Visits as lists show them, in the same order. */
export async function summarise(
  call: RecordCall,
  visits: readonly Entry<'visit'>[],
  lang: Language,
): Promise<VisitSummary[]> {
  const diagnoses = await readEntries(call, { kinds: ['diagnosis'], partOf: visits });
  const practitioners = await practitionersOf(
    call,
    visits.map(({ source, resource }) => ({ source, reference: whoTreated(resource) })),
    lang,
  );
  const names = await specialtyNames(
    call,
    visits.flatMap(({ resource }) => specialtyCodes(resource)),
    lang,
  );
  const news = await withNewParts(call, visits);
  return visits.map(({ id, happenedAt, source, resource }, index) => ({
    id,
    dateTime: happenedAt.toISOString(),
    visitType: visitType(resource),
    kind: visitKind(resource),
    specialty: specialtyOf(resource, names),
    practitioner: practitioners[index] ?? null,
    diagnoses: diagnosesOf(
      resource,
      diagnoses.filter((each) => each.source === source).map((each) => each.resource),
    ),
    isNew: news.has(id),
  }));
}
