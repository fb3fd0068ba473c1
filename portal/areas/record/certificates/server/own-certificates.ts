import { pageOf } from '#areas/record/shared/health-record/page-of.ts';
import { practitionersOf } from '#areas/record/shared/health-record/server/practitioners.ts';
import { type Entry, readEntries } from '#areas/record/shared/health-record/server/read-entries.ts';
import { markSeen } from '#areas/record/shared/health-record/server/read-news.ts';
import type { Language } from '#contract/language/language.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import { type Handler, ok, problem } from '#platform/calls/handler.ts';
import { AVAILABLE_FROM, type Certificate, type CertificatesApi, PAGE_SIZE } from '../contract.ts';
import { certificateView } from './certificate-view.ts';
import { documentOf, fileOf } from './document-of.ts';

const FILE_NAMES: Readonly<Record<Language, string>> = { fi: 'todistus', sv: 'intyg', en: 'certificate' };

/** `GET /api/certificates` */
export const ownCertificates: Handler<CertificatesApi['GET /api/certificates']> = async (call, { query }) => {
  const { items, ...rest } = pageOf(await readCertificates(call), query.page, PAGE_SIZE);
  return ok({ certificates: await viewsOf(call, items, query.lang), ...rest });
};

/** `GET /api/certificates/{id}` */
export const ownCertificate: Handler<CertificatesApi['GET /api/certificates/{id}']> = async (
  call,
  { params, query },
) => {
  const [entry] = await readCertificates(call, { id: params.id });
  const [certificate] = entry ? await viewsOf(call, [entry], query.lang) : [];
  if (!entry || !certificate) return problem('notFound');
  await call.note({ action: 'read', kind: 'certificate', id: entry.id });
  await markSeen(call, [entry]);
  return ok({ certificate, text: documentOf(entry.resource)?.text ?? null });
};

/** `GET /api/certificates/{id}/file` */
export const certificateFile: Handler<CertificatesApi['GET /api/certificates/{id}/file']> = async (
  call,
  { params, query },
) => {
  const [entry] = await readCertificates(call, { id: params.id });
  const document = entry && documentOf(entry.resource);
  if (!document) return problem('notFound');
  await call.note({ action: 'read', kind: 'certificate', id: entry.id });
  await markSeen(call, [entry]);
  return ok(fileOf(document, `${FILE_NAMES[query.lang]}-${entry.day}`));
};

/** Those of a day from which they are shown, latest first. */
export async function readCertificates(
  call: RecordCall,
  which: { readonly id?: number } = {},
): Promise<Entry<'certificate'>[]> {
  const entries = await readEntries(call, { kinds: ['certificate'], ...which });
  return entries.filter(({ day }) => day >= AVAILABLE_FROM);
}

/** Certificates as their list shows them. */
export async function viewsOf(
  call: RecordCall,
  entries: readonly Entry<'certificate'>[],
  lang: Language,
): Promise<Certificate[]> {
  const references = entries.map(({ source, resource }) => ({ source, reference: resource.author?.[0] }));
  const people = await practitionersOf(call, references, lang);
  return entries.map(({ id, day, isNew, resource }, nth) => ({
    id,
    isNew,
    ...certificateView(resource, day),
    practitioner: people[nth] ?? null,
  }));
}
