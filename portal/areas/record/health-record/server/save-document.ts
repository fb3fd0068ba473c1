import { takesWholeRecord } from '#areas/person/shared/patients/server/whole-record-turn.ts';
import type { DocumentName } from '#areas/record/shared/health-record/documents.ts';
import type {
  Asked,
  DocumentPage,
  FeatureDocuments,
} from '#areas/record/shared/health-record/server/record-documents.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import { ok, problem, type Steps } from '#platform/calls/handler.ts';
import { type ReadStep, readInSteps } from '#platform/calls/read-in-steps.ts';
import type { Block, Blocks } from '#platform/documents/document.ts';
import { isFreshlyIdentified } from '#platform/session/fresh-identification.ts';
import { endpoints } from '../contract.ts';
import type { DocumentToSave } from './document-to-save.ts';
import { wholeRecord } from './whole-record.ts';
import { writeDocument } from './write-document.ts';

const KEY = 'GET /api/health-record/documents/{file}';
const endpoint = endpoints[KEY];

/** `GET /api/health-record/documents/{file}`: pages of the features, and the whole record. */
export function saveDocument(documents: readonly FeatureDocuments[]): Steps<typeof endpoint, ReadStep> {
  const pages = new Map<DocumentName, DocumentPage>(
    documents.flatMap((each) => Object.entries(each.pages) as [DocumentName, DocumentPage][]),
  );
  return {
    async before(context, { params: { file } }) {
      if (file.what === 'health-record') {
        if (!isFreshlyIdentified(context)) return problem('freshIdentificationRequired');
        if (!takesWholeRecord(context)) return problem('downloadUnderWay');
      }
      return readInSteps(endpoint, context);
    },
    async answer(call, { params: { file }, query: { of, lang } }, read) {
      const found =
        file.what === 'health-record'
          ? wholeRecord(call, {
              features: documents,
              contents: 'health-record',
              rights: await call.rights(),
              lang,
              read,
            })
          : await pageOf(call, pages.get(file.what), { of, lang });
      if (!found) return problem('notFound');
      const { kind, id } = found;
      await call.note({ action: 'read', kind, ...(id !== undefined && { id }) });
      return ok(await writeDocument(call, found, { lang, format: file.format }));
    },
  };
}

async function pageOf(
  call: RecordCall,
  page: DocumentPage | undefined,
  asked: Asked,
): Promise<DocumentToSave | null> {
  if (!page || (page.needs && !(await call.rights()).includes(page.needs))) return null;
  const document = await page.read(call, asked);
  return document && { ...document, kind: page.kind, blocks: atOnce(document.blocks) };
}

async function* atOnce(blocks: readonly Block[]): Blocks {
  yield blocks;
}
