import type { BenefitId } from '#areas/occupational/shared/fund/benefits.ts';
import type { Vault } from '#platform/context.ts';
import type { SealedText } from '#platform/sealed.ts';

const CONTENT = 'fund_payments.content';

/** For what the fund has paid, and how much. */
interface FundPayment {
  readonly benefit: BenefitId;
  readonly cents: number;
}

/** What a payment of the fund is kept as. */
export function sealPayment(vault: Vault, payment: FundPayment): SealedText {
  return vault.seal(CONTENT, JSON.stringify(payment));
}

/** What a kept payment says. */
export function openPayment(vault: Vault, content: string): FundPayment {
  return JSON.parse(vault.open(CONTENT, content)) as FundPayment;
}
