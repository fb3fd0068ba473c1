import type { ResourceOfKind } from '#areas/record/shared/health-record/kinds.ts';
import type { FileAnswer } from '#contract/calls/file-answer.ts';

/** The document of a certificate. */
export interface CertificateDocument {
  readonly kind: 'pdf' | 'text' | 'other';
  readonly bytes: Buffer;
  /** Of plain text: what it says. */
  readonly text: string | null;
}

const KINDS: Readonly<
  Record<CertificateDocument['kind'], { type: FileAnswer['contentType']; ending: string }>
> = {
  pdf: { type: 'application/pdf', ending: 'pdf' },
  text: { type: 'text/plain; charset=utf-8', ending: 'txt' },
  other: { type: 'application/octet-stream', ending: 'bin' },
};

/**
 * The first document that a certificate has with it; null if it only says where one is. What it is taken for is what it
 * says it is and also is: a PDF begins as one. Everything else can be saved and is never shown.
 */
export function documentOf({ content }: ResourceOfKind['certificate']): CertificateDocument | null {
  const attachment = content?.find((each) => each.attachment?.data)?.attachment;
  if (!attachment?.data) return null;
  const bytes = Buffer.from(attachment.data, 'base64');
  const [type = '', ...parameters] = (attachment.contentType ?? '').toLowerCase().split(/\s*;\s*/);
  if (type === 'application/pdf' && bytes.subarray(0, 5).toString('latin1') === '%PDF-') {
    return { kind: 'pdf', bytes, text: null };
  }
  if (type === 'text/plain') {
    const text = decoded(bytes, parameters);
    if (text !== null) return { kind: 'text', bytes: Buffer.from(text), text };
  }
  return { kind: 'other', bytes, text: null };
}

/** A document to send: `todistus-2026-03-12.pdf`. */
export function fileOf({ kind, bytes }: CertificateDocument, name: string): FileAnswer {
  const { type, ending } = KINDS[kind];
  return { name: `${name}.${ending}`, contentType: type, content: bytes.toString('base64') };
}

/** Text in the character set that it names, UTF-8 if it names none; null where it is not in that. */
function decoded(bytes: Buffer, parameters: readonly string[]): string | null {
  const charset = parameters.find((each) => each.startsWith('charset='))?.slice('charset='.length);
  try {
    return new TextDecoder(charset?.replaceAll('"', '') ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
