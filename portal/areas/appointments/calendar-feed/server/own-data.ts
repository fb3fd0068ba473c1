import { z } from 'zod';
import { ownData } from '../../../server-feature.ts';
import { readFeed } from './own-feed.ts';

/** That there is an address for the patient's calendar; not the address, which nobody keeps. */
export const ownFeedData = ownData({
  shape: {
    calendarFeed: z
      .object({
        createdAt: z.iso.datetime(),
        endsAt: z.iso.datetime(),
        showsDetails: z.boolean(),
        readOn: z.iso.date().nullable(),
      })
      .nullable(),
  },
  read: async (call) => ({ calendarFeed: await readFeed(call) }),
  tables: { calendar_feeds: 'calendarFeed' },
});
