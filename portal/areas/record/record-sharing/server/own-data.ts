import { z } from 'zod';
import { ownData } from '../../../server-feature.ts';
import { endpoints } from '../contract.ts';
import { readShares } from './own-shares.ts';

/** The links that have opened the patient's record, and who has opened them; not the links, which nobody keeps. */
export const ownSharesData = ownData({
  shape: { recordShares: z.array(endpoints['GET /api/record-shares'].success.shape.shares.element) },
  read: async (call) => ({ recordShares: await readShares(call) }),
  tables: { record_shares: 'recordShares', record_share_openings: 'recordShares' },
});
