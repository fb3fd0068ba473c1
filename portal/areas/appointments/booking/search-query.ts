import { z } from 'zod';
import {
  codeSchema,
  daySchema,
  flagSchema,
  idSchema,
  languageSchema,
  repeated,
} from '#contract/calls/api-input.ts';
import type { Right } from '#contract/session/rights.ts';
import { type CustomerFlag, type CustomerFlags, hasSeveralCustomers } from './rules-customer.ts';

/** Customer type used in the search: one of these, or a private customer. */
const customer = {
  isInsuranceCustomer: flagSchema,
  /** Looks for visits that Kela compensates, whatever specialty is named. */
  isKela65Customer: flagSchema,
  /** Looks for what the caller's employer pays for. */
  isOccupationalCustomer: flagSchema,
};

/** The rights that customers take who are no private ones; Kela65 visits go by the age on their day. */
export const CUSTOMER_NEEDS = {
  isInsuranceCustomer: 'insurance',
  isOccupationalCustomer: 'ohc-appointment-search',
} as const satisfies Partial<Record<CustomerFlag, Right>>;

/** The query of a call that is made as one customer. */
export function asCustomer<Shape extends z.ZodRawShape>(shape: Shape) {
  return z
    .object({ ...shape, ...customer })
    .refine((query) => !hasSeveralCustomers(query as CustomerFlags), 'severalCustomers');
}

/** What narrows a search, named as in the address of the search page. */
export const FILTERS = {
  specialtyIds: repeated(codeSchema),
  practitionerIds: repeated(idSchema),
  clinicIds: repeated(codeSchema),
  municipalityIds: repeated(codeSchema),
  /** Remote times too; some specialties include them by themselves (BOOK-12). */
  includeRemote: flagSchema,
  timeOfDay: z.enum(['all', 'morning', 'afternoon', 'evening']).default('all'),
};
const filtersSchema = z.object({ ...FILTERS, ...customer });
export type SearchFilters = z.output<typeof filtersSchema>;

/** First and last day, both included, in Helsinki; at most this many days are looked through. */
export const MAX_DAYS = 62;

export const searchQuery = asCustomer({
  ...FILTERS,
  /** First day of the search; today when absent. */
  startDate: daySchema.optional(),
  /** Last day, included; the first when absent. */
  endDate: daySchema.optional(),
  /** How many times to skip: 0, 20, 40 … */
  offset: z
    .union([
      z.int(),
      z
        .string()
        .regex(/^\d{1,4}$/)
        .transform(Number),
    ])
    .pipe(z.int().min(0).max(2000))
    .default(0),
  lang: languageSchema,
});
export type SearchQuery = z.output<typeof searchQuery>;
