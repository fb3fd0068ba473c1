import { z } from 'zod';
import { visitInsuranceSchema } from '#areas/appointments/shared/insurance/visit-insurance.ts';
import { LANGUAGES } from '#contract/language/language.ts';
import { healthCareTypeSchema } from '#contract/values/health-care-type.ts';
import { PAYER_TYPES } from './payer.ts';

/**
 * Appointments and free times as the browser gets them (APPT-21).
 * Texts come in the language of the request. Pages import only the types of this file.
 */

export const locationTypeSchema = z.enum([
  'meetingAppointment',
  'phoneAppointment',
  'physicalLocation',
  'remoteAppointment',
  'videoAppointment',
]);
export type LocationType = z.infer<typeof locationTypeSchema>;

export const selfCheckInStatusSchema = z.enum([
  'allowed',
  'checkedIn',
  'onlyAtReception',
  'statusNotAvailable',
  'tooEarly',
]);
export type SelfCheckInStatus = z.infer<typeof selfCheckInStatusSchema>;

/** Where a clinic's patients check in: in the portal, at its reception only, or nowhere. */
export type CheckInPlace = 'portal' | 'reception' | 'none';

export const clinicSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Null for a remote clinic, which has no place. */
  address: z.object({ streetAddress: z.string(), postalCode: z.string(), postOffice: z.string() }).nullable(),
  /** What patients should know before they come. */
  cmsContent: z.string().nullable(),
  /** Names its page; absent where this brand has none. */
  slug: z.string().optional(),
});

/** Where a patient is going to be. */
export const bookedClinicSchema = clinicSchema.extend({
  /** What one sees and reads on the way there; absent where this brand has no page of the clinic. */
  entrance: z
    .object({
      /** How to get there, in words. */
      directions: z.string().nullable(),
      /** One gets in without steps. */
      hasRamp: z.boolean(),
      hasParking: z.boolean(),
    })
    .optional(),
});

export const practitionerSchema = z.object({
  id: z.number().int().positive(),
  /** A room or a device, booked like a person. */
  isResource: z.boolean(),
  name: z.string(),
  title: z.string(),
  /** Address of the picture; null shows initials. */
  profilePicture: z.string().nullable(),
  /** Names their page; absent where this brand has none. */
  slug: z.string().optional(),
});
export type Practitioner = z.infer<typeof practitionerSchema>;

/** Whom a patient is going to meet. */
export const bookedPractitionerSchema = practitionerSchema.extend({
  /** In which the visit can be held, the practitioner's own first. */
  spokenLanguages: z.array(z.enum(LANGUAGES)),
});

/** What a time costs at least. Sent only where an estimate is shown (BOOK-21). */
export const practitionerRateSchema = z.object({
  /** In the price list; the kind of appointment's code where the list has no more to say. */
  code: z.string(),
  name: z.string(),
  /** The practitioner's own price. */
  rateEuros: z.number().nonnegative(),
  /** The least sum to pay: that price and the clinic's fees, less what Kela pays (PRICE-03). */
  totalEuros: z.number().nonnegative(),
  /** For callers with the right `price-details`; else empty. */
  additionalFees: z.array(z.object({ name: z.string(), rateEuros: z.number().nonnegative() })),
  /** What Kela pays of the price to patients who have the right to it; absent where nothing is itemised. */
  compensationEuros: z.number().nonnegative().optional(),
});

/** What the patient was told that a visit costs, when it was booked or moved (PRICE-05). */
export const toldPriceSchema = z.object({
  /** The least sum to pay, or all of it. */
  cents: z.int().nonnegative(),
  /** It was all that the visit costs, and not the least. */
  isFixed: z.boolean(),
  /** What it consisted of, for callers with the right `price-details`; else empty. */
  items: z.array(
    z.object({
      /** Null: what Kela pays, whose sum is negative. */
      name: z.string().nullable(),
      cents: z.int(),
    }),
  ),
});
export type ToldPrice = z.infer<typeof toldPriceSchema>;

/** What a calendar knows an appointment by, whether its entry comes from a page or an e-mail (RFC 5545). */
export const calendarIdentitySchema = z.object({
  /** The same as long as there is the appointment; opens nothing and names nobody. */
  uid: z.string(),
  /** Larger after each change of what a calendar shows of it. */
  sequence: z.int().nonnegative(),
  /** The brand that it was booked with. */
  organizer: z.object({ name: z.string(), email: z.string() }),
});
export type CalendarIdentity = z.infer<typeof calendarIdentitySchema>;

const sharedShape = {
  id: z.number().int().positive(),
  kindId: z.number().int().positive(),
  /** Name of the kind of appointment: 'Doctor’s appointment'. */
  kind: z.string(),
  /** Instants in UTC; days and hours are shown in Helsinki time. */
  startDate: z.iso.datetime(),
  endDate: z.iso.datetime(),
  durationMinutes: z.number().int().positive(),
  /** False: it begins at some time between start and end, as a call in the course of the morning does. */
  isSpecificTime: z.boolean(),
  /** A sample is taken from somebody who may be infectious. */
  isCovidTestAppointment: z.boolean(),
  isRemote: z.boolean(),
  locationType: locationTypeSchema,
  clinic: clinicSchema,
  practitioner: practitionerSchema,
  specialtyData: z.object({
    specialties: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
  practitionerRate: practitionerRateSchema.nullable(),
};

/** A time that can be booked. Its `id` is in the address of the reservation page. */
export const availableAppointmentSchema = z.object({
  ...sharedShape,
  isReserved: z.literal(false),
  /** Only strongly identified patients may book it. */
  requiresAuthToReserve: z.boolean(),
});
export type AvailableAppointment = z.infer<typeof availableAppointmentSchema>;

/** Where to go inside the clinic. */
export const roomSchema = z.object({ location: z.string() });

/** A patient's own appointment, coming, past or cancelled. */
export const appointmentSchema = z.object({
  ...sharedShape,
  /**
   * Null, like the practitioner, the room and the notes, where a non-disclosure order hides the place from the
   * reader.
   */
  clinic: bookedClinicSchema.nullable(),
  practitioner: bookedPractitionerSchema.nullable(),
  isReserved: z.literal(true),
  /** Of what is booked there is no estimate: what it costs is what was told (APPT-05). */
  practitionerRate: z.null(),
  /** Null where somebody else pays, where nothing was told, and where the place is hidden. */
  toldPrice: toldPriceSchema.nullable(),
  healthCareType: healthCareTypeSchema,
  /** Who pays the clinic. */
  payerType: z.enum(PAYER_TYPES),
  /** Null where it was booked on none, and where the place is hidden. */
  insurance: visitInsuranceSchema.nullable(),
  /** Null where it is not known. */
  room: roomSchema.nullable(),
  /** Instructions for this patient and this visit. */
  notes: z.string().nullable(),
  selfCheckInStatus: selfCheckInStatusSchema,
  /** What the patient has told the practitioner beforehand. */
  arrivalReason: z.string().nullable(),
  mayCancel: z.boolean(),
  /** Hours before the start until which it may be cancelled, of the brand that it was booked with. */
  cancellationNoticeHours: z.number(),
  calendar: calendarIdentitySchema,
  /** Name of the other brand that it was booked with, and whose times it is moved to; absent where it is this one. */
  bookedAt: z.string().optional(),
  /** The clinic cancelled; customer service will contact the patient to book again. */
  hasAppointeeCanceled: z.boolean(),
  /** The patient cancelled. */
  hasPatientCanceled: z.boolean(),
  /** The clinic has proposed a charge on top of it, and waits for an answer. */
  awaitsPaymentApproval: z.boolean(),
  /** What was approved on top of it (CHARGE-09). Null, also where the place is hidden or the reader is a minor: nothing. */
  approvedCharge: z
    .object({
      /** VAT included. */
      sumCents: z.int(),
      approvedAt: z.iso.datetime(),
      /** `you`: the reader; `guardian`: another guardian, or a guardian of the reader. */
      approvedBy: z.enum(['you', 'guardian', 'patient']),
    })
    .nullable(),
  /**
   * The patient waits for an earlier time, and where it will be offered: as the reader asked when booking, null each where
   * somebody else booked. Null: nobody waits.
   */
  awaitsEarlierTime: z.object({ email: z.string().nullable(), phone: z.string().nullable() }).nullable(),
  /** `you`: the reader; `guardian`: another guardian, or a guardian of the reader. Null: nobody who was signed in. */
  bookedBy: z.enum(['you', 'guardian', 'patient']).nullable(),
});
export type Appointment = z.infer<typeof appointmentSchema>;
