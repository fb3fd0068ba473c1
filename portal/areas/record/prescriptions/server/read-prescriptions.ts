import type { RecordPractitioner } from '#areas/record/shared/health-record/practitioner.ts';
import { practitionersOf } from '#areas/record/shared/health-record/server/practitioners.ts';
import { type Entry, readEntries } from '#areas/record/shared/health-record/server/read-entries.ts';
import { markSeen } from '#areas/record/shared/health-record/server/read-news.ts';
import type { Language } from '#contract/language/language.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import type { Prescription } from '../contract.ts';
import { isShortenedOn, isValidOn, notRenewableOn, validUntil } from '../rules-prescription.ts';
import { factsOf, stateOf } from './prescription-view.ts';
import { type LastRequest, lastRequests } from './renewal-requests.ts';

type PrescriptionEntry = Entry<'prescription'>;

/**
 * The patient's prescriptions, latest first.
 *
 * @param limit how many of the latest; all, if absent
 */
export async function readPrescriptions(
  call: RecordCall,
  lang: Language,
  limit?: number,
): Promise<Prescription[]> {
  const filter = { kinds: ['prescription'], ...(limit && { limit }) } as const;
  const entries = await readEntries(call, filter);
  const prescribers = await practitionersOf(
    call,
    entries.map(({ source, resource }) => ({ source, reference: resource.requester })),
    lang,
  );
  const requests = await lastRequests(call);
  // The list shows all there is to see of them; a part of it is an announcement.
  if (limit === undefined) await markSeen(call, entries);
  const today = helsinkiDay(call.now);
  return entries.map((entry, index) =>
    viewOf(entry, { lang, today, prescriber: prescribers[index] ?? null, request: requests.get(entry.id) }),
  );
}

/** The prescriptions of these numbers, in their order; null unless all are the patient's. */
export async function findPrescriptions(
  call: RecordCall,
  ids: readonly number[],
  lang: Language,
): Promise<Prescription[] | null> {
  const known = new Map((await readPrescriptions(call, lang)).map((each) => [each.id, each]));
  const found = ids.flatMap((id) => known.get(id) ?? []);
  return found.length === ids.length ? found : null;
}

interface Beside {
  readonly lang: Language;
  readonly today: string;
  readonly prescriber: RecordPractitioner | null;
  readonly request: LastRequest | undefined;
}

function viewOf({ id, day, isNew, resource }: PrescriptionEntry, beside: Beside): Prescription {
  const { lang, today, prescriber, request } = beside;
  const state = stateOf(resource, day, request ? { outcome: request.outcome } : null);
  const notRenewable = notRenewableOn(state, today);
  return {
    id,
    ...factsOf(resource, lang),
    issuedDate: day,
    validUntil: validUntil(state),
    isShortened: isShortenedOn(state, today),
    isValid: isValidOn(state, today),
    isNew,
    textLanguage: resource.language ?? null,
    prescriber,
    isRenewable: notRenewable === null,
    notRenewable,
    request: request ? requestView(request) : null,
  };
}

function requestView({ requestedAt, outcome, answeredAt, reason }: LastRequest): Prescription['request'] {
  return {
    sentAt: requestedAt.toISOString(),
    answer: outcome && answeredAt ? { outcome, at: answeredAt.toISOString(), reason } : null,
  };
}
