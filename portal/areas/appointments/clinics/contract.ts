import { z } from 'zod';
import { clinicSchema, practitionerSchema } from '#areas/appointments/shared/appointments/appointment.ts';
import { localised, slugSchema } from '#contract/calls/api-input.ts';
import { endpoint } from '#contract/calls/endpoint.ts';
import { LANGUAGES } from '#contract/language/language.ts';

const ofSlug = z.object({ slug: slugSchema });
const named = z.object({ code: z.string(), name: z.string() });

/** From when until when the door is open: `07:00`. */
const span = z.object({ from: z.string(), to: z.string() });

const openingHours = z.object({
  /** By weekday, Monday first; none: closed. */
  week: z.array(z.array(span)).length(7),
  /** Days ahead on which it is not as usual, the next first. */
  exceptions: z.array(
    z.object({
      /** `YYYY-MM-DD` */
      day: z.string(),
      /** Null: closed. */
      hours: span.nullable(),
      /** Null: it is not told. */
      reason: z.string().nullable(),
    }),
  ),
});

const address = clinicSchema.shape.address.unwrap();

const clinicPage = z.object({
  /** As searches for times name it. */
  id: z.string(),
  name: z.string(),
  address,
  /** Null where it is not known. */
  position: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  /** What the clinic tells in its own words; null: nothing. */
  directions: z.string().nullable(),
  parking: z.string().nullable(),
  accessibility: z.string().nullable(),
  arrivalNote: z.string().nullable(),
  /** Null where they are not told. */
  hours: openingHours.nullable(),
  /** Specialties of those who work there. */
  services: z.array(named),
  practitioners: z.array(
    practitionerSchema
      .pick({ id: true, name: true, title: true, profilePicture: true })
      .extend({ slug: z.string() }),
  ),
});
export type ClinicView = z.infer<typeof clinicPage>;

const practitionerPage = z.object({
  id: z.int().positive(),
  name: z.string(),
  title: z.string(),
  profilePicture: z.string().nullable(),
  spokenLanguages: z.array(z.enum(LANGUAGES)),
  specialties: z.array(named),
  /** In their own words; null: nothing. */
  presentation: z.string().nullable(),
  /** No: nobody comes to them any more, and the page says so. */
  isReceiving: z.boolean(),
  /** Where they receive. */
  clinics: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** Null for a remote clinic, which has no page. */
      slug: z.string().nullable(),
      address: address.nullable(),
    }),
  ),
});
export type PractitionerView = z.infer<typeof practitionerPage>;

export const endpoints = {
  'GET /api/clinics/{slug}': endpoint({
    summary: 'What the page of one of the brand’s clinics tells.',
    access: 'anonymous',
    record: { none: 'the clinic’s own facts' },
    params: ofSlug,
    query: localised,
    success: clinicPage,
    problems: ['notFound'],
  }),
  'GET /api/practitioners/{slug}': endpoint({
    summary: 'What the page of somebody who works at one of the brand’s clinics tells.',
    access: 'anonymous',
    record: { none: 'what a practitioner tells of themselves' },
    params: ofSlug,
    query: localised,
    success: practitionerPage,
    problems: ['notFound'],
  }),
} as const;

export type ClinicsApi = typeof endpoints;
