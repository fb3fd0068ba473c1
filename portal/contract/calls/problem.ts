import { z } from 'zod';

/**
 * Every problem that an endpoint may answer, with its status (RFC 9457). Outcomes that are not failures of the
 * request itself answer 200 with a `type` instead.
 */
export const PROBLEMS = {
  malformed: 400,
  authenticationRequired: 401,
  csrfFailed: 403,
  forbidden: 403,
  /** The change gives access to the account: it needs a fresh identification. */
  freshIdentificationRequired: 403,
  notFound: 404,
  methodNotAllowed: 405,
  payloadTooLarge: 413,
  unsupportedMediaType: 415,
  requestTimeout: 408,
  scopeChanged: 409,
  /** The patient’s whole record is being sent to the caller already: one at a time. */
  downloadUnderWay: 409,
  misdirected: 421,
  invalidFields: 422,
  idempotencyKeyReused: 422,
  tooManyRequests: 429,
  headersTooLarge: 431,
  unexpected: 500,
  temporarilyUnavailable: 503,
} as const;

export type ProblemCode = keyof typeof PROBLEMS;

/** One wrong field: where it is in the input (`email`, `child.name`) and a machine-readable reason. */
export const fieldErrorSchema = z.object({ field: z.string(), code: z.string() });
export type FieldError = z.infer<typeof fieldErrorSchema>;

/** The body of `application/problem+json`. Never echoes input. */
export const problemSchema = z.object({
  type: z.literal('about:blank'),
  title: z.string(),
  status: z.number().int(),
  code: z.enum(Object.keys(PROBLEMS) as [ProblemCode, ...ProblemCode[]]),
  requestId: z.string().optional(),
  errors: z.array(fieldErrorSchema).optional(),
});
export type Problem = z.infer<typeof problemSchema>;
