import { z } from 'zod';
import {
  availableAppointmentSchema,
  locationTypeSchema,
  practitionerSchema,
} from '#areas/appointments/shared/appointments/appointment.ts';
import {
  codeSchema,
  daySchema,
  idSchema,
  languageSchema,
  localised,
  repeated,
  slugSchema,
} from '#contract/calls/api-input.ts';
import { endpoint } from '#contract/calls/endpoint.ts';
import { kela65RefusalSchema } from './reservation-contract.ts';
import { TIMES_OF_CARD } from './rules-search.ts';
import { asCustomer, CUSTOMER_NEEDS, FILTERS, searchQuery } from './search-query.ts';

const lang = languageSchema;

/** A practitioner at a clinic who has more times on the last day than the page tells. */
const continuing = z.object({
  practitionerId: z.number(),
  clinicId: z.string(),
  /** How many more. */
  count: z.number(),
  /** The first of them, up to five with those that were told of the day, or all where that makes six. */
  next: z.array(availableAppointmentSchema).max(TIMES_OF_CARD),
});
export type Continuing = z.infer<typeof continuing>;

const searchResult = z.object({
  availableAppointments: z.discriminatedUnion('type', [
    /** At most 20, earliest first. Exactly 20 means that there may be more. */
    z.object({
      type: z.literal('Success'),
      appointments: z.array(availableAppointmentSchema).max(20),
      /** Who, up to this page, has more times on its last day than were told. */
      continuing: z.array(continuing),
    }),
    z.object({ type: z.literal('Failure'), appointments: z.array(availableAppointmentSchema).length(0) }),
    /** The search is for Kela65 visits, which the caller may not have on any of its days. */
    z.object({
      type: z.literal('Kela65Refused'),
      reason: kela65RefusalSchema,
      appointments: z.array(availableAppointmentSchema).length(0),
    }),
  ]),
  /** First time of each of the next days, at most 5, after the searched ones; only with offset 0. */
  otherDays: z.array(availableAppointmentSchema).max(5),
});
export type SearchResult = z.infer<typeof searchResult>;

/** A time on the page of the clinic or the practitioner: no more than it takes to choose it. */
const nextTime = z.object({
  id: z.int().positive(),
  startDate: z.iso.datetime(),
  /** Of a time that begins at some moment between the two; else null. */
  endDate: z.iso.datetime().nullable(),
  /** How one meets remotely, or the clinic’s name. */
  locationType: locationTypeSchema,
  isRemote: z.boolean(),
  clinic: z.string(),
  practitioner: practitionerSchema.pick({ name: true, title: true, profilePicture: true }),
  requiresAuthToReserve: z.boolean(),
});
export type NextTime = z.infer<typeof nextTime>;

const named = z.object({ code: z.string(), name: z.string() });

const practitionerChoice = practitionerSchema.extend({
  specialties: z.array(named),
  spokenLanguages: z.array(z.string()),
  presentation: z.string().nullable(),
});
export type PractitionerChoice = z.infer<typeof practitionerChoice>;

/** Free times, and what a search for them can be narrowed to. */
export const searchEndpoints = {
  'GET /api/appointments': endpoint({
    summary: 'Free times that match a search, earliest first.',
    access: 'anonymous',
    needs: CUSTOMER_NEEDS,
    record: { of: 'caller', none: 'the clinic’s free times, as far as somebody’s employer pays for them' },
    cost: 'search',
    query: searchQuery,
    success: searchResult,
  }),
  'GET /api/appointments/available-appointment-dates': endpoint({
    summary: 'Days on which a search finds something.',
    access: 'anonymous',
    needs: CUSTOMER_NEEDS,
    record: { of: 'caller', none: 'the clinic’s free times, as far as somebody’s employer pays for them' },
    cost: 'search',
    query: asCustomer({ ...FILTERS, startDate: daySchema, endDate: daySchema, lang }),
    success: z.object({
      /** Null: the caller may not have such a time on any of these days (`Kela65Refused`). */
      dates: z.array(daySchema).nullable(),
    }),
    problems: ['temporarilyUnavailable'],
  }),
  'GET /api/appointments/next': endpoint({
    summary: 'The next free times at a clinic, one of each practitioner, or of a practitioner; at most 8.',
    access: 'anonymous',
    record: { none: 'the clinic’s free times' },
    cost: 'search',
    query: z
      .object({ clinic: slugSchema.optional(), practitioner: slugSchema.optional(), lang })
      .refine((query) => (query.clinic === undefined) !== (query.practitioner === undefined), 'one'),
    success: z.object({ times: z.array(nextTime).max(8) }),
    problems: ['notFound', 'temporarilyUnavailable'],
  }),
  'GET /api/appointments/specialty': endpoint({
    summary: 'The specialties that the customer can book online, or whether one of them can be.',
    access: 'anonymous',
    needs: { isInsuranceCustomer: 'insurance' },
    record: { of: 'caller', none: 'the clinic’s specialties, as far as somebody’s employer pays for them' },
    query: asCustomer({ code: codeSchema.optional(), lang }),
    success: z.discriminatedUnion('type', [
      z.object({
        type: z.literal('success'),
        specialties: z.array(named.extend({ includesRemote: z.boolean() })),
      }),
      /** The specialty is not booked online; or the employer has agreed that its employees do not book online. */
      z.object({ type: z.literal('webReservationNotAllowed') }),
      /** There is no such specialty here; or no employer pays for the caller’s visits. */
      z.object({ type: z.literal('unknownError') }),
    ]),
  }),
  'GET /api/appointments/clinics': endpoint({
    summary: 'The places that a search can be narrowed to.',
    access: 'anonymous',
    record: { none: 'the clinic’s places' },
    query: localised,
    success: z.object({
      municipalities: z.array(z.object({ id: z.string(), name: z.string() })),
      clinics: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          municipalityId: z.string(),
          /** `Esimerkkikatu 1, 00100 Helsinki` */
          address: z.string(),
        }),
      ),
    }),
  }),
  'GET /api/appointments/practitioners': endpoint({
    summary: 'Practitioners by name or specialty, for the search form; at most 20.',
    access: 'anonymous',
    needs: CUSTOMER_NEEDS,
    record: { of: 'caller', none: 'the clinic’s practitioners, as far as somebody’s employer pays for them' },
    cost: 'search',
    query: asCustomer({
      specialtyIds: repeated(codeSchema),
      /** Those named by id, whatever else is asked: what an address that names them needs. */
      practitionerIds: repeated(idSchema),
      /** Any part of the name or title. */
      search: z.string().trim().max(80).default(''),
      lang,
    }),
    success: z.object({ practitioners: z.array(practitionerChoice) }),
  }),
  'GET /api/appointments/practitioner-clinics': endpoint({
    summary: 'The clinics at which a practitioner has free times.',
    access: 'anonymous',
    needs: CUSTOMER_NEEDS,
    record: { of: 'caller', none: 'the clinic’s free times, as far as somebody’s employer pays for them' },
    cost: 'search',
    query: asCustomer({ id: idSchema, lang }),
    success: z.object({ clinicIds: z.array(z.string()) }),
    problems: ['notFound'],
  }),
} as const;
