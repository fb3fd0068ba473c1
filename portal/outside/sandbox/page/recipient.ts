import { z } from 'zod';

const querySchema = z.object({ to: z.string().optional() });

/** The `to` of a query: the recipient whose messages are requested; undefined for all. */
export function recipientOf(query: unknown): string | undefined {
  return querySchema.safeParse(query).data?.to;
}
