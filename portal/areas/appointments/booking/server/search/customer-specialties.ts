import { KELA65 } from '#areas/person/shared/rights/kela65.ts';
import { coverageOn } from '#areas/person/shared/rights/rights.ts';
import { readPatientStatus } from '#areas/person/shared/rights/server/read-patient-status.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import { type CustomerFlags, customerOf } from '../../rules-customer.ts';
import { hasKela65 } from '../slot/kela65-brand.ts';
import { kela65Refusal } from '../slot/kela65-right.ts';

/** Which specialties a customer books, and when. */
export interface CustomerSpecialties {
  /** Null: any; none where nothing of what was named is for the customer. */
  readonly codes: readonly string[] | null;
  /** Whether the customer may have a visit of all of them on a day, `YYYY-MM-DD` in Helsinki. */
  readonly isOpenOn: (day: string) => boolean;
}

type Call = Pick<RecordCall, 'tx' | 'brand' | 'now' | 'session' | 'vault'>;

const always = () => true;
const never = () => false;

/**
 * What of the named specialties a customer books who searches from a day on. Of what an employer pays for it is what is
 * covered on that day: a later day on which less is covered is not open, and has a search of its own.
 *
 * @param named none: any
 */
export async function customerSpecialties(
  call: Call,
  flags: CustomerFlags,
  named: readonly string[],
  day: string,
): Promise<CustomerSpecialties> {
  const customer = customerOf(flags);
  if (customer === 'kela65') {
    // They have a search of their own: beside others their price would look like anybody's.
    if (!hasKela65(call.brand)) return { codes: [], isOpenOn: always };
    return { codes: [KELA65], isOpenOn: (each) => kela65Refusal(call, each) === null };
  }
  const others = named.filter((code) => code !== KELA65);
  const wanted = named.length === 0 ? null : others;
  if (customer !== 'occupational') return { codes: wanted, isOpenOn: always };
  const status = await readPatientStatus(call);
  if (!status) return { codes: [], isOpenOn: never };
  const covered = coverageOn(status, day);
  const codes = covered === null ? wanted : (wanted ?? covered).filter((code) => covered.includes(code));
  return {
    codes,
    isOpenOn(each) {
      const then = coverageOn(status, each);
      return then === null || (codes?.every((code) => then.includes(code)) ?? false);
    },
  };
}
