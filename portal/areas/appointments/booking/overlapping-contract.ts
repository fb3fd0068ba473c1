import { z } from 'zod';

/** The patient has another appointment at that time: nobody is in two places at one moment (BOOK-57). */
export const overlappingOutcome = z.object({
  type: z.literal('overlappingTime'),
  /** The patient’s own appointment that is in the way. */
  inTheWay: z.object({
    id: z.number(),
    startDate: z.string(),
    /** Its clinic’s name; null where the reader may not know where it is. */
    clinic: z.string().nullable(),
  }),
});
export type Overlapping = z.output<typeof overlappingOutcome>;
export type InTheWay = Overlapping['inTheWay'];
