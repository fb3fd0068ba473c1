import { z } from 'zod';
import { daySchema } from '#contract/calls/api-input.ts';
import {
  isClock,
  isPostalCode,
  LONGEST_NAME,
  LONGEST_TEXT,
  overlaps,
  type WeekdayHours,
} from './clinic-rules.ts';

const textsUpTo = (max: number) => {
  const text = z.string().trim().min(1).max(max);
  return z.strictObject({ fi: text, sv: text, en: text });
};
const names = textsUpTo(LONGEST_NAME);
const texts = textsUpTo(LONGEST_TEXT);
const clock = z.string().refine(isClock, 'is no time of day such as 07:00');

const hoursSchema = z
  .strictObject({ weekday: z.int().min(1).max(7), from: clock, to: clock })
  .refine(({ from, to }) => from < to, 'ends before it begins');

const exceptionSchema = z
  .strictObject({
    day: daySchema,
    /** Without times the clinic is closed. */
    from: clock.optional(),
    to: clock.optional(),
    reason: texts.optional(),
  })
  .refine(({ from, to }) => (from === undefined) === (to === undefined), 'has only one of from and to')
  .refine(({ from, to }) => from === undefined || to === undefined || from < to, 'ends before it begins');

/** What a clinic's page tells, as an operator writes it. What is absent stays as it is; null takes a text away. */
export const clinicFileSchema = z.strictObject({
  name: names.optional(),
  street: names.optional(),
  postalCode: z.string().refine(isPostalCode, 'is no postal code such as 00100').optional(),
  postOffice: names.optional(),
  /** Where the map shows it; null: the map goes by the address. */
  position: z
    .strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
    .nullable()
    .optional(),
  directions: texts.nullable().optional(),
  parking: texts.nullable().optional(),
  accessibility: texts.nullable().optional(),
  arrivalNote: texts.nullable().optional(),
  hours: z.array(hoursSchema).refine(areApart, 'has two that overlap').optional(),
  exceptions: z
    .array(exceptionSchema)
    .refine((all) => new Set(all.map(({ day }) => day)).size === all.length, 'names a day twice')
    .optional(),
});
export type ClinicFile = z.output<typeof clinicFileSchema>;

function areApart(all: readonly WeekdayHours[]): boolean {
  return all.every((one, nth) => !all.slice(nth + 1).some((other) => overlaps(one, other)));
}
