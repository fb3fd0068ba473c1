import { z } from 'zod';
import { BENEFITS } from '#areas/occupational/shared/fund/benefits.ts';
import { ownData } from '../../../server-feature.ts';
import { readPayments } from './payments.ts';

/** What the sickness fund has paid for the patient. */
export const ownFundPayments = ownData({
  shape: {
    fundPayments: z.array(
      z.object({ paidOn: z.iso.date(), benefit: z.enum(BENEFITS), cents: z.int().nonnegative() }),
    ),
  },
  async read(call) {
    return { fundPayments: await readPayments(call) };
  },
  tables: { fund_payments: 'fundPayments' },
});
