import type { DocumentReference, ServiceRequest } from 'fhir/r4.js';
import { z } from 'zod';
import { momentIn } from './moment-of.ts';
import { recordPractitionerSchema } from './practitioner.ts';

/** A referral to the laboratory or to imaging, as the patient reads it. */
export const referralSchema = z.object({
  id: z.number(),
  type: z.enum(['laboratory', 'imaging']),
  title: z.string(),
  /** Written in Finnish, and shown in Finnish only. */
  description: z.string().nullable(),
  creationDate: z.iso.date(),
  /** The last day; null: it does not end. */
  validUntil: z.iso.date().nullable(),
  practitioner: recordPractitionerSchema.nullable(),
  /** How to prepare: an address of the web (https), or null. */
  patientInstructionsUrl: z.string().nullable(),
});
export type Referral = z.infer<typeof referralSchema>;

/** What a `ServiceRequest` says of a referral; who wrote it stands elsewhere. */
export type ReferralFacts = Omit<Referral, 'id' | 'type' | 'creationDate' | 'practitioner'>;

/** @param language of the reader */
export function referralFacts(request: ServiceRequest, language: string): ReferralFacts {
  const end = request.occurrencePeriod?.end ?? request.occurrenceDateTime;
  return {
    title: request.code?.text ?? request.code?.coding?.[0]?.display ?? '',
    description: (language === 'fi' && request.patientInstruction) || null,
    validUntil: (end && momentIn(end)?.day) || null,
    patientInstructionsUrl: instructionsOf(request),
  };
}

/** Whether it can still be used on a day. */
export function isOpen(request: ServiceRequest, today: string): boolean {
  const { validUntil } = referralFacts(request, 'fi');
  return request.status === 'active' && (validUntil === null || validUntil >= today);
}

/**
 * The address of the instructions, which the request holds as a document. Only the web's, encrypted: a link is pressed
 * by a patient who trusts the portal, and `javascript:` would run within it.
 */
function instructionsOf({ contained = [], supportingInfo = [] }: ServiceRequest): string | null {
  const documents = supportingInfo.flatMap(({ reference }) =>
    contained.filter(
      (each): each is DocumentReference =>
        each.resourceType === 'DocumentReference' && `#${each.id}` === reference,
    ),
  );
  const urls = documents.flatMap(({ content }) => content.flatMap(({ attachment }) => attachment.url ?? []));
  return urls.find(isWebAddress) ?? null;
}

function isWebAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url?.protocol === 'https:' && url.username === '' && url.password === '';
}
