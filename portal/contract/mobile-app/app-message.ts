import { z } from 'zod';
import { healthCareTypeSchema } from '../values/health-care-type.ts';

/** Grows when a message loses or changes what an app may rely on; a new kind of message, or a new member, leaves it. */
const VERSION = 1;

/** Of a time or an appointment, as in the addresses of their pages. */
const id = z.int().positive();

/** Where in a booking the patient is. */
const stepSchema = z.enum(['search', 'details', 'identification', 'registration', 'consent', 'done']);
export type BookingStep = z.infer<typeof stepSchema>;

const message = <const Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ version: z.literal(VERSION), type: z.literal(type), ...shape });

/**
 * What the portal tells a mobile app that shows it (`docs/mobile-app.md`, APP-01): codes and ids, nothing about a person. Pages
 * import only the types of this file.
 */
export const appMessageSchema = z.discriminatedUnion('type', [
  /** The form that books a free time is shown, or what stands before it. */
  message('bookingOpened', { timeId: id, healthCareType: healthCareTypeSchema }),
  message('stepChanged', { step: stepSchema }),
  message('bookingCompleted', { timeId: id, appointmentId: id, healthCareType: healthCareTypeSchema }),
  /** `code`: the outcome that the page tells the patient, such as `appointmentNotAvailable`. */
  message('bookingFailed', { timeId: id, code: z.string().regex(/^[a-z][a-zA-Z\d-]{0,59}$/) }),
  message('appointmentMoved', { appointmentId: id, timeId: id }),
  message('appointmentCancelled', { appointmentId: id }),
  /** The patient has to identify to go on, and is about to leave for the identification service. */
  message('loginNeeded', {}),
  message('sessionEnded', { reason: z.enum(['timedOut', 'loggedOut']) }),
  /** The title of the shown page, with the brand's name. No title names a person. */
  message('titleChanged', { title: z.string().min(1).max(200) }),
  /** A link that leads out of the portal was pressed. The portal does not follow it: the app does. */
  message('externalLink', { url: z.url() }),
  /** The patient is done here, and wants to be back in the app. */
  message('close', {}),
]);

type Versioned = z.infer<typeof appMessageSchema>;
export type AppMessageVersion = Versioned['version'];
type WithoutVersion<Message> = Message extends unknown ? Omit<Message, 'version'> : never;

/** A message as a page posts it: the version is added on its way. */
export type AppMessage = WithoutVersion<Versioned>;
