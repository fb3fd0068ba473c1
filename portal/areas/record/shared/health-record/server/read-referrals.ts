import type { Language } from '#contract/language/language.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import { isOpen, type Referral, referralFacts } from '../referral.ts';
import { practitionersOf } from './practitioners.ts';
import { type Entry, readEntries } from './read-entries.ts';

type ReferralKind = 'laboratoryReferral' | 'imagingReferral';

/** Referrals of a kind that can still be used, those that end first first. */
export async function openReferrals(
  call: RecordCall,
  kind: ReferralKind,
  language: Language,
): Promise<Referral[]> {
  const today = helsinkiDay(call.now);
  const entries = await readEntries(call, { kinds: [kind] });
  const open = entries.filter(({ resource }) => isOpen(resource, today));
  const referrals = await viewsOf(call, open, language);
  return referrals.toSorted((one, other) => endOf(one).localeCompare(endOf(other)));
}

/** One referral, also one that has ended; undefined if there is none. */
export async function readReferral(
  call: RecordCall,
  kind: ReferralKind,
  { id, language }: { readonly id: number; readonly language: Language },
): Promise<Referral | undefined> {
  const [referral] = await viewsOf(call, await readEntries(call, { kinds: [kind], id }), language);
  return referral;
}

async function viewsOf(
  call: RecordCall,
  entries: readonly Entry<ReferralKind>[],
  language: Language,
): Promise<Referral[]> {
  const requesters = await practitionersOf(
    call,
    entries.map(({ source, resource }) => ({ source, reference: resource.requester })),
    language,
  );
  return entries.map(({ id, kind, day, resource }, index) => ({
    id,
    type: kind === 'laboratoryReferral' ? 'laboratory' : 'imaging',
    creationDate: day,
    practitioner: requesters[index] ?? null,
    ...referralFacts(resource, language),
  }));
}

/** One that does not end comes after those that do. */
const endOf = ({ validUntil }: Referral): string => validUntil ?? '9999';
