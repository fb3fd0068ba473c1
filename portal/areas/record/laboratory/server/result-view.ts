import type { Observation } from 'fhir/r4.js';
import { decimalsIn } from '#areas/record/shared/health-record/decimals.ts';
import { isCancelled } from '#areas/record/shared/health-record/is-told.ts';
import { judged, type Measured, READY } from '#areas/record/shared/health-record/judged.ts';
import type { LaboratoryTest } from '../contract.ts';
import { explainedTest } from './explained.ts';
import { namesOf } from './names.ts';

/** An observation of a laboratory as the patient reads it. */
export function testOf(id: number, observation: Observation): LaboratoryTest {
  return measured(id, observation, observation);
}

/** The parts of an observation that has several; none where it is a single test. */
export function partsOf(id: number, observation: Observation): LaboratoryTest[] {
  return (observation.component ?? []).map((component) => measured(id, component, observation));
}

function measured(id: number, from: Measured, whole: Observation): LaboratoryTest {
  const isReady = READY.includes(whole.status);
  const hasResult = isReady && !isCancelled(whole);
  const { result, given, range: referenceRange, flag } = judged(from, whole);
  return {
    type: 'test',
    id,
    ...namesOf(from.code),
    isReady,
    isCorrected: whole.status === 'corrected',
    isCancelled: isCancelled(whole),
    unit:
      from.valueQuantity?.unit ?? from.valueQuantity?.code ?? given?.low?.unit ?? given?.high?.unit ?? null,
    description: ('method' in from && from.method?.text) || null,
    additionalResult: isReady ? notesOf(from) : null,
    referenceRange,
    // As many as the most exact has: senders leave out zeros in one and not in another.
    decimals: Math.max(
      ...[hasResult ? from.valueQuantity : undefined, given?.low, given?.high].map(decimalsIn),
    ),
    result,
    isWithinReferenceRange: flag && flag === 'within',
    flag,
    explained: explainedTest(from.code),
    explanation: null,
  };
}

function notesOf(from: Measured): string | null {
  const texts = 'note' in from ? (from.note ?? []).map(({ text }) => text) : [];
  return texts.length > 0 ? texts.join('\n') : null;
}
