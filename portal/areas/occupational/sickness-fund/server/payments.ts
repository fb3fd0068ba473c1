import type { BenefitId } from '#areas/occupational/shared/fund/benefits.ts';
import { openPayment } from '#areas/occupational/shared/fund/server/sealed-payments.ts';
import type { RecordCall } from '#platform/calls/call.ts';

/** What the fund has paid for a member. */
interface PaidBenefit {
  /** `YYYY-MM-DD`. */
  readonly paidOn: string;
  readonly benefit: BenefitId;
  readonly cents: number;
}

/** All that the fund has paid for the patient, the earliest first. */
export async function readPayments({ tx, vault, patientId }: RecordCall): Promise<PaidBenefit[]> {
  const rows = await tx
    .selectFrom('fund_payments')
    .select(['paid_on', 'content'])
    .where('patient_id', '=', patientId)
    .orderBy('paid_on')
    .orderBy('id')
    .execute();
  return rows.map(({ paid_on: paidOn, content }) => ({ paidOn, ...openPayment(vault, content) }));
}
