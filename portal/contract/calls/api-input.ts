import { z } from 'zod';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../language/language.ts';
import { MOST_REPEATED } from '../routes/route-query.ts';
import { isSlug } from '../routes/slug.ts';
import { isCalendarDay } from '../time/calendar-day.ts';

/** Parsers for paths and queries. Pages import nothing from this file. */

/** An identity as text, as GraphQL and addresses write it. */
export const idText = z.string().regex(/^[1-9]\d{0,14}$/);

/** An identity: an integer above 0, as a number or as in an address. */
export const idSchema = z.union([z.int().positive(), idText.transform(Number)]);

/** How many entries of a list come before those that are asked for: 0 when absent. */
export const offsetSchema = z
  .union([
    z.int(),
    z
      .string()
      .regex(/^\d{1,5}$/)
      .transform(Number),
  ])
  .pipe(z.int().min(0))
  .default(0);

/** How many entries of a list are asked for, at most so many: that many when absent. */
export function limitUpTo(most: number) {
  return z
    .union([
      z.int(),
      z
        .string()
        .regex(/^\d{1,2}$/)
        .transform(Number),
    ])
    .pipe(z.int().min(1).max(most))
    .default(most);
}

/** Code of a specialty, a clinic or a municipality; `ä` and `ö` occur in the last. */
export const codeSchema = z.string().regex(/^[\p{L}\d-]{1,40}$/u);

/** A clinic's or a practitioner's name in addresses. */
export const slugSchema = z.string().refine(isSlug, 'slug');

/** A day, `YYYY-MM-DD`. */
export const daySchema = z.string().refine(isCalendarDay, 'day');

/** `true` or `false`; false when absent. */
export const flagSchema = z
  .union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')])
  .default(false);

/** A page of a list, from 1; the first when absent. */
export const pageSchema = z
  .union([
    z.int(),
    z
      .string()
      .regex(/^[1-9]\d{0,3}$/)
      .transform(Number),
  ])
  .pipe(z.int().positive())
  .default(1);

/** The language of the answer's texts. */
export const languageSchema = z.enum(LANGUAGES).default(DEFAULT_LANGUAGE);

/** The query of a call that is asked in a language and nothing else. */
export const localised = z.object({ lang: languageSchema });

/** A parameter that may be given several times: always a list, each value once. Too many give `too_big`. */
export function repeated<Schema extends z.ZodType>(schema: Schema) {
  return z
    .union([z.array(schema), schema.transform((value) => [value])])
    .default([])
    .transform((values) => [...new Set(values)] as z.output<Schema>[])
    .refine((values) => values.length <= MOST_REPEATED, 'too_big');
}
