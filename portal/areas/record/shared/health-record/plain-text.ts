import type { Attachment } from 'fhir/r4.js';

const PLAIN = /^text\/plain(?:\s*;\s*charset="?([\w-]+)"?)?\s*$/i;

/** What an attachment says in plain text; null: it is not plain text, there is none, or nobody knows its characters. */
export function plainText({ contentType = '', data }: Attachment): string | null {
  const declared = PLAIN.exec(contentType);
  if (!declared || data === undefined) return null;
  try {
    const written = new TextDecoder(declared[1] ?? 'utf-8').decode(Buffer.from(data, 'base64'));
    return written.replaceAll(/\r\n?/g, '\n').trim() || null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
