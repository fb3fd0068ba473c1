import type { HealthCareType } from '#contract/values/health-care-type.ts';

/** The flag by which a call says as whose customer it is made; private customers have none. */
const FLAGS = {
  insurance: 'isInsuranceCustomer',
  kela65: 'isKela65Customer',
  occupational: 'isOccupationalCustomer',
} as const satisfies Partial<Record<HealthCareType, string>>;

type FlaggedType = keyof typeof FLAGS;
export type CustomerFlag = (typeof FLAGS)[FlaggedType];
export type CustomerFlags = Readonly<Record<CustomerFlag, boolean>>;

const TYPES = Object.keys(FLAGS) as FlaggedType[];

/** What a call of a customer has in its query. */
export function flagsFor(type: HealthCareType): Partial<CustomerFlags> {
  return type === 'private' ? {} : { [FLAGS[type]]: true };
}

/** Customer type of a call; the first, where several are named. */
export function customerOf(flags: CustomerFlags): HealthCareType {
  return TYPES.find((type) => flags[FLAGS[type]]) ?? 'private';
}

/** Whether a call is made as the customer of several, which none is. */
export function hasSeveralCustomers(flags: CustomerFlags): boolean {
  return TYPES.filter((type) => flags[FLAGS[type]]).length > 1;
}
