import type { AllergyIntolerance } from 'fhir/r4.js';
import { isSuspected } from '#areas/record/shared/health-record/is-told.ts';
import { codesOf } from '#areas/record/shared/health-record/kinds.ts';
import { nameOf } from '#areas/record/shared/health-record/medicine.ts';
import { momentIn } from '#areas/record/shared/health-record/moment-of.ts';
import type { Entry } from '#areas/record/shared/health-record/server/read-entries.ts';
import type { Allergy } from '../contract.ts';

/** Allergies and risks as the record has them: those that may be dangerous first, those that are over last. */
export function allergiesOf(entries: readonly Entry<'allergy'>[]): Allergy[] {
  return entries
    .map(({ id, resource }) => ({ id, ...allergyView(resource) }))
    .toSorted((one, other) => placeOf(one) - placeOf(other));
}

const placeOf = ({ isOver, isHighRisk }: Pick<Allergy, 'isOver' | 'isHighRisk'>) =>
  isOver ? 2 : isHighRisk ? 0 : 1;

function allergyView(resource: AllergyIntolerance): Omit<Allergy, 'id'> {
  const { code, category, criticality, clinicalStatus, reaction = [], note = [], recordedDate } = resource;
  const states = codesOf(clinicalStatus && [clinicalStatus]);
  const reactions = reaction.flatMap(({ manifestation }) =>
    manifestation.flatMap((each) => nameOf(each) ?? []),
  );
  const said = [...reaction.flatMap(({ description }) => description ?? []), ...note.map(({ text }) => text)];
  return {
    name: nameOf(code),
    language: resource.language ?? null,
    category: category?.[0] ?? null,
    isHighRisk: criticality === 'high',
    isSuspected: isSuspected(resource),
    isOver: states.some((state) => state === 'inactive' || state === 'resolved'),
    reactions: [...new Set(reactions)],
    notes: said,
    recordedOn: recordedDate === undefined ? null : (momentIn(recordedDate)?.day ?? null),
  };
}
