import type { DocumentFormat } from '#areas/record/shared/health-record/documents.ts';
import type { FeatureDocuments } from '#areas/record/shared/health-record/server/record-documents.ts';
import type { WriteRecord } from '#areas/record/shared/health-record/server/write-record.ts';
import type { FileAnswer } from '#contract/calls/file-answer.ts';
import type { Language } from '#contract/language/language.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import { writePdf } from '#platform/documents/pdf/write-pdf.ts';
import { writePlainText } from '#platform/documents/plain-text.ts';
import { frameOf } from './document-frame.ts';
import type { DocumentToSave } from './document-to-save.ts';
import { documentWords } from './document-words.ts';
import { wholeRecord } from './whole-record.ts';

const FORMATS = {
  pdf: { contentType: 'application/pdf', write: writePdf },
  txt: { contentType: 'text/plain; charset=utf-8', write: writePlainText },
} as const;

/** A document of the record as a file, written while it is sent. */
export async function writeDocument(
  call: RecordCall,
  { title, fileName, blocks }: DocumentToSave,
  { lang, format }: { readonly lang: Language; readonly format: DocumentFormat },
): Promise<FileAnswer> {
  const { contentType, write } = FORMATS[format];
  const frame = await frameOf(call, title, { words: documentWords(call.brand, lang), lang });
  return { name: `${fileName}.${format}`, contentType, content: write(frame, blocks) };
}

/** Writes the record, or a kind of what it has, for somebody who may read it. */
export function recordWriter(features: readonly FeatureDocuments[]): WriteRecord {
  return (call, { format, ...wanted }) =>
    writeDocument(call, wholeRecord(call, { features, ...wanted }), { lang: wanted.lang, format });
}
