import { z } from 'zod';

/**
 * The types as which files are sent. Anything else goes as `application/octet-stream`: a type that a browser would run
 * (HTML, SVG) is not among them, and none is to be added.
 */
export const FILE_TYPES = [
  'application/pdf',
  'application/fhir+json; charset=utf-8',
  'text/plain; charset=utf-8',
  'application/octet-stream',
] as const;

/** The success of an endpoint that sends a file in place of JSON (`sendsFile`). */
export const fileSchema = z.object({
  /** With its ending; ASCII letters, digits and hyphens, so that every browser keeps it. */
  name: z.string().regex(/^[A-Za-z\d-]{1,80}\.[a-z\d]{1,8}$/),
  contentType: z.enum(FILE_TYPES),
  /** In base64; or, of a file that is made while it is sent, its parts. */
  content: z.union([z.base64(), z.custom<AsyncIterable<string | Uint8Array>>(isIterable)]),
});
export type FileAnswer = z.infer<typeof fileSchema>;

function isIterable(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}
