import { z } from 'zod';

/** The patient’s own appointment that is in the way of a time. */
export const inTheWaySchema = z.object({
  id: z.number(),
  startDate: z.string(),
  /** Its clinic’s name; null where the reader may not know where it is. */
  clinic: z.string().nullable(),
});
export type InTheWay = z.output<typeof inTheWaySchema>;

/** The patient has another appointment at that time: nobody is in two places at one moment (BOOK-57). */
export const overlappingOutcome = z.object({
  type: z.literal('overlappingTime'),
  inTheWay: inTheWaySchema,
});
export type Overlapping = z.output<typeof overlappingOutcome>;
