import type { z } from 'zod';
import type { FirstMessages } from '#areas/messages/shared/messaging/server/first-messages.ts';
import type { RenewalDesk } from '#areas/messages/shared/messaging/server/renewal-desk.ts';
import type { AnswerQuestionnaire } from '#areas/messages/shared/questionnaires/server/answer-questionnaire.ts';
import type { ReadAnswers } from '#areas/messages/shared/questionnaires/server/read-answers.ts';
import type { DueOf } from '#areas/person/shared/guardianship/server/due-of.ts';
import type { GuardianshipParts } from '#areas/person/shared/guardianship/server/guardians-word.ts';
import type { FeatureDocuments } from '#areas/record/shared/health-record/server/record-documents.ts';
import type { WriteRecord } from '#areas/record/shared/health-record/server/write-record.ts';
import type { BrandId } from '#contract/brand/brand.ts';
import type { EndpointTable } from '#contract/calls/endpoint.ts';
import type { Language } from '#contract/language/language.ts';
import type { Insurers } from '#outside/insurers/client/insurers.ts';
import type { Invoicing } from '#outside/invoicing/client/invoicing.ts';
import type { Mailer } from '#outside/mail/client/mailer.ts';
import type { ObjectStorage } from '#outside/object-storage/client/object-storage.ts';
import type { Paytrail } from '#outside/paytrail/client/paytrail.ts';
import type { PopulationRegister } from '#outside/population-register/client/population-register.ts';
import type { PushSender } from '#outside/push/client/push-sender.ts';
import type { SmsGateway } from '#outside/sms/client/sms-gateway.ts';
import type { VideoRooms } from '#outside/video/client/video-rooms.ts';
import type { VirusScanner } from '#outside/virus-scanner/client/virus-scanner.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import type { Service } from '#platform/calls/handler.ts';
import type { InScope, Vault } from '#platform/context.ts';
import type { Task } from '#platform/jobs/worker.ts';

/** What features make of the settings that they declare; each adds its own in its `server/settings.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: see above
export interface DeclaredSettings {}

/** The settings that a feature declares: its `server/settings.ts` exports it as `settings`. */
export interface SettingsOfFeature<Shape extends z.ZodRawShape = z.ZodRawShape> {
  /** The heading in `docs/settings.md` below which they stand: one of the shell's (`environment.ts`). */
  readonly subject: string;
  /** Each by the name of its environment variable, with its description and its default. */
  readonly shape: Shape;
  /** What the feature is given of them. */
  readonly read: (given: z.output<z.ZodObject<Shape>>) => Partial<DeclaredSettings>;
}

/** Declares settings of a feature; exists for its types. */
export function featureSettings<Shape extends z.ZodRawShape>(
  settings: SettingsOfFeature<Shape>,
): SettingsOfFeature {
  // The shell reads all settings at once: each feature finds its own among them.
  return settings as unknown as SettingsOfFeature;
}

/** All settings of features. Those that the shell stands on, too, it reads itself; each feature adds what it is given of them. */
export interface FeatureSettings extends DeclaredSettings {
  /** Whether what nobody waits for at night is sent in the morning. */
  readonly hasQuietNights: boolean;
}

/** What the data that patients download has of a feature. */
export interface OwnData<Shape extends z.ZodRawShape = z.ZodRawShape> {
  /** What it adds to the file, by the names under which that stands there. */
  readonly shape: Shape;
  readonly read: (call: RecordCall, language: Language) => Promise<z.output<z.ZodObject<Shape>>>;
  /** The tables that it is read from, each with the name in the file. */
  readonly tables: Readonly<Record<string, keyof Shape & string>>;
  /** Tables with rows of patients that the file does not have, and why not. */
  readonly leftOut?: Readonly<Record<string, string>>;
}

/** Declares what the downloaded data has of a feature; exists for its types. */
export function ownData<Shape extends z.ZodRawShape>(section: OwnData<Shape>): OwnData {
  // What is read has the section's own shape, which the code that assembles the file need not know.
  return section as unknown as OwnData;
}

/** What the server has for the calls of every feature. */
export interface ServiceParts {
  readonly settings: FeatureSettings;
  readonly register: PopulationRegister;
  /** Asks it of guardians who let others read a child's record. */
  readonly guardianship: GuardianshipParts;
  readonly insurers: Insurers;
  readonly invoicing: Invoicing;
  readonly video: VideoRooms;
  readonly paytrail: Paytrail;
  readonly storage: ObjectStorage;
  readonly push: PushSender;
  /** What the downloaded data has of every feature. */
  readonly ownData: readonly OwnData[];
  /** What every feature has of the record, as documents. */
  readonly documents: readonly FeatureDocuments[];
  /** What every feature sends as the first message of a conversation. */
  readonly firstMessages: FirstMessages;
  readonly answerQuestionnaire: AnswerQuestionnaire;
  readonly renewalDesk: RenewalDesk;
  readonly readAnswers: ReadAnswers;
  readonly writeRecord: WriteRecord;
  /** Tells what is due for a child, of every feature that knows. */
  readonly dueOf: DueOf;
}

/** What the server has for the jobs of every feature. */
export interface TaskParts {
  readonly settings: FeatureSettings;
  readonly mailer: Pick<Mailer, 'sendMail'>;
  readonly sms: SmsGateway;
  readonly register: PopulationRegister;
  readonly invoicing: Invoicing;
  readonly paytrail: Paytrail;
  readonly storage: ObjectStorage;
  readonly push: PushSender;
  /** Null: there is none, and files are quarantined. */
  readonly scanner: VirusScanner | null;
  readonly vault: Vault;
  readonly inScope: InScope;
  /** Origin of each brand's portal, for the links in messages: `https://kaari.example`. */
  readonly origins: Readonly<Record<BrandId, string>>;
  readonly now: () => Date;
}

/** What the server has of a feature: `server/feature.ts` exports it as `feature`. */
export interface ServerFeature {
  /** Its calls, as its `contract.ts` declares them. */
  readonly endpoints: EndpointTable;
  /** Answers them. */
  readonly service: (parts: ServiceParts) => Service;
  readonly ownData?: OwnData;
  /** What it has of the record, as documents. */
  readonly documents?: FeatureDocuments;
  /** What it sends as the first message of a conversation. */
  readonly firstMessages?: Partial<FirstMessages>;
  /** What those who work here do with requests to renew prescriptions. */
  readonly renewalDesk?: RenewalDesk;
  /** Reads what a patient has answered to a questionnaire, for those who have asked. */
  readonly readAnswers?: ReadAnswers;
  /** Makes what writes a record as a file, of what every feature has of it. */
  readonly writeRecord?: (documents: readonly FeatureDocuments[]) => WriteRecord;
  /** Makes what checks and keeps answers that come by customer messaging. */
  readonly answerQuestionnaire?: (settings: FeatureSettings) => AnswerQuestionnaire;
  /** Its jobs, by the names under which they wait. */
  readonly tasks?: (parts: TaskParts) => Readonly<Record<string, Task>>;
}
