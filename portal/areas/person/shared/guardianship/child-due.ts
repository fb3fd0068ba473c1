import { z } from 'zod';
import { NEWS_LISTS } from '#contract/session/unread.ts';

/**
 * What is due for a child, as the pages of the child’s record tell it. Each part is null where it cannot be told at the moment, and
 * takes no other with it.
 */
export const childDueSchema = z.object({
  appointment: z
    .object({
      /** Null: none is booked. */
      next: z
        .object({
          id: z.int().positive(),
          startDate: z.iso.datetime(),
          /** False: it begins at some time of that day. */
          isSpecificTime: z.boolean(),
          /** Name of the kind of appointment. */
          kind: z.string(),
        })
        .nullable(),
    })
    .nullable(),
  vaccinations: z
    .object({
      /** By the national programme, what the age has come for and the record does not show. */
      due: z.array(z.object({ name: z.string(), status: z.enum(['reached', 'missed', 'season']) })),
    })
    .nullable(),
  invoices: z
    .object({
      count: z.int().nonnegative(),
      /** How many of them are past their due day. */
      overdue: z.int().nonnegative(),
      sumCents: z.int(),
      /** Whether every source has answered in time: else there may be more. */
      isWhole: z.boolean(),
    })
    .nullable(),
  news: z
    .object({
      /** Lists of the record that have something which this guardian has not seen. */
      lists: z.array(z.object({ page: z.enum(NEWS_LISTS), count: z.int().positive() })),
    })
    .nullable(),
});
export type ChildDue = z.infer<typeof childDueSchema>;
