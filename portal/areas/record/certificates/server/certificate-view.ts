import {
  CERTIFICATE_TYPES,
  type CertificateType,
  codesOf,
  type ResourceOfKind,
} from '#areas/record/shared/health-record/kinds.ts';
import { momentIn } from '#areas/record/shared/health-record/moment-of.ts';
import type { Certificate } from '../contract.ts';
import { documentOf } from './document-of.ts';

type CertificateResource = ResourceOfKind['certificate'];

/** What list and page show of a certificate, beside its id and who wrote it. */
export function certificateView(
  resource: CertificateResource,
  day: string,
): Omit<Certificate, 'id' | 'practitioner' | 'isNew'> {
  const { start, end } = resource.context?.period ?? {};
  return {
    type: typeOf(resource),
    day,
    validFrom: dayIn(start),
    validUntil: dayIn(end),
    document: documentOf(resource)?.kind ?? null,
  };
}

function typeOf({ category }: CertificateResource): CertificateType {
  const codes = codesOf(category);
  return CERTIFICATE_TYPES.find((type) => codes.includes(type)) ?? 'medicalCertificateA';
}

/** A day as exact as one: of a year or a month nobody knows the day. */
function dayIn(text: string | undefined): string | null {
  return text !== undefined && text.length >= 10 ? (momentIn(text)?.day ?? null) : null;
}
