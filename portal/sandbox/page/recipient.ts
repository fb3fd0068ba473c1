import { z } from 'zod';

const querySchema = z.object({ to: z.string().optional() });

/** The `to` of a query: whose messages are asked for; undefined for everybody's. */
export function recipientOf(query: unknown): string | undefined {
  return querySchema.safeParse(query).data?.to;
}
