import { z } from 'zod';
import { draftFile, uploadCreated, uploadRefused } from '#areas/messages/shared/attachments/schemas.ts';
import { THREAD_CATEGORIES } from '#areas/messages/shared/messaging/categories.ts';
import { MOST_ATTACHMENTS } from '#areas/messages/shared/messaging/limits.ts';
import { MOST_RENEWED, REFUSAL_REASONS } from '#areas/messages/shared/messaging/renewal-answers.ts';
import {
  ATTACHMENT_STATES,
  CLOSE_REASONS,
  MESSAGE_AUTHORS,
  THREAD_TYPES,
} from '#areas/messages/shared/messaging/thread.ts';
import { homeMeasurementSchema } from '#areas/person/shared/home-measurements/home-measurement.ts';
import { idSchema, localised } from '#contract/calls/api-input.ts';
import { endpoint } from '#contract/calls/endpoint.ts';
import { textsBody } from '#contract/calls/texts-body.ts';
import { deletionFields, noteFields, replyFields, startFields } from './rules.ts';

/** Conversations a minute of one caller: nobody tries out who of an employer's people is a patient here. */
const STARTS_A_MINUTE = 10;

/** How many of the latest home measurements those who answer are shown. */
export const MOST_MEASUREMENTS = 100;

const inThread = z.object({ id: idSchema });
const person = z.object({ id: z.int().positive(), name: z.string() });
const day = z.iso.date();
const moment = z.iso.datetime();

/** How many of a category there are; counting goes no further than 100. */
const counts = z.partialRecord(z.enum(THREAD_CATEGORIES), z.int().min(0).max(100));

const row = z.object({
  id: z.int().positive(),
  title: z.string(),
  type: z.enum(THREAD_TYPES),
  /** It is a chat, which is answered on the same day. */
  isChat: z.boolean(),
  customer: z.string(),
  /** Since when somebody waits for an answer; null: nobody does. */
  waitingSince: moment.nullable(),
  /** The last day of the promise; null: nobody waits. */
  answerBy: day.nullable(),
  /** When somebody last wrote. */
  writtenAt: moment,
  assignee: person.nullable(),
  team: z.string().nullable(),
  /** The reader has not seen what was written last. */
  isUnread: z.boolean(),
});

const message = z.object({
  id: z.int().positive(),
  created: moment,
  author: z.object({ type: z.enum(MESSAGE_AUTHORS), name: z.string() }),
  /** Null: it was deleted. */
  content: z.string().nullable(),
  deletion: z.object({ by: z.string(), at: moment, reason: z.string() }).nullable(),
  /** Its files; none of a message that was deleted. */
  attachments: z.array(
    z.object({
      id: z.int().positive(),
      fileName: z.string(),
      bytes: z.int(),
      state: z.enum(ATTACHMENT_STATES),
    }),
  ),
  questionnaires: z.array(
    z.object({ id: z.int().positive(), title: z.string(), answeredAt: moment.nullable() }),
  ),
});

const thread = row.extend({
  isActive: z.boolean(),
  /** `reason`: null of what was closed before there were reasons. */
  closed: z.object({ at: moment, by: z.string(), reason: z.enum(CLOSE_REASONS).nullable() }).nullable(),
  participants: z.array(z.string()),
  messages: z.array(message),
  /** Only those who work here see them. */
  notes: z.array(z.object({ id: z.int().positive(), created: moment, author: z.string(), text: z.string() })),
  /** To whom it can be given, and which of them decide on renewals. */
  colleagues: z.array(person.extend({ mayPrescribe: z.boolean() })),
  /** Prescriptions that its patient has asked to have renewed. */
  renewals: z.array(
    z.object({
      id: z.int().positive(),
      medicine: z.string(),
      /** As the prescription names them. */
      prescriber: z.string().nullable(),
      /** Who they are among the colleagues, known by their number; null: nobody is. */
      prescriberId: z.int().positive().nullable(),
      /** Null: it waits for an answer. */
      outcome: z.enum(['renewed', 'declined']).nullable(),
      reason: z.enum(REFUSAL_REASONS).nullable(),
    }),
  ),
  /** Since when the patient shares home measurements with those who answer; null: not, or the reader is HR. */
  homeMeasurementsSince: moment.nullable(),
  /** What a patient can be asked to fill in. */
  questionnaires: z.array(z.object({ id: z.int().positive(), title: z.string() })),
  /** The reader; HR assigns and closes nothing, and sees no notes. */
  me: person.extend({ isHr: z.boolean(), mayPrescribe: z.boolean(), isSupervisor: z.boolean() }),
});

const absence = z.object({
  id: z.int().positive(),
  who: z.string(),
  substitute: z.string(),
  from: day,
  to: day,
  isOwn: z.boolean(),
});

const done = z.object({ type: z.literal('done') });
/** Somebody else has changed the conversation since the caller saw it. */
const closedMeanwhile = z.object({ type: z.literal('closedMeanwhile') });

/** Calls of those who work here, about conversations of patients: they leave their line in the log of each patient. */
const ofConversations = {
  access: 'staff',
  concerns: 'session',
  problems: ['notFound', 'forbidden'],
} as const;

export const endpoints = {
  'GET /api/workspace': endpoint({
    summary:
      'The conversations of one category that the caller may see in this brand, the one that has waited longest first; or that there are none here, or that the caller does not work here.',
    access: 'staff',
    record: {
      none: 'a list of work: what patients have written is read by opening a conversation, which is noted',
    },
    concerns: 'session',
    query: localised.extend({
      /** Absent: the first that the caller has. */
      category: z.enum(THREAD_CATEGORIES).optional(),
      /** The last of the page before, as `next` named it. */
      after: z
        .string()
        .regex(/^\d{1,18}-[1-9]\d{0,14}$/)
        .optional(),
    }),
    success: z.discriminatedUnion('type', [
      z.object({ type: z.literal('stranger') }),
      /** They answer patients, and this brand has no conversations. */
      z.object({ type: z.literal('elsewhere') }),
      /** They keep who works here and what is out of use. */
      z.object({ type: z.literal('operator') }),
      z.object({
        type: z.literal('inbox'),
        name: z.string(),
        /** The reader adds questionnaires that patients can be sent. */
        addsQuestionnaires: z.boolean(),
        category: z.enum(THREAD_CATEGORIES),
        counts,
        threads: z.array(row),
        next: z.string().nullable(),
      }),
    ]),
  }),
  'GET /api/workspace/threads/{id}': endpoint({
    ...ofConversations,
    summary: 'A conversation whole, with its notes; the patient reads in their log who has opened it.',
    record: { mayRead: 'conversation' },
    params: inThread,
    success: thread,
  }),
  'GET /api/workspace/threads/{id}/attachments/{file}': endpoint({
    ...ofConversations,
    summary:
      'Where a file of a message is fetched, which the patient reads in their log; or why it is not given out.',
    record: { mayRead: 'conversation' },
    params: inThread.extend({ file: idSchema }),
    success: z.discriminatedUnion('type', [
      /** Good for a minute. */
      z.object({ type: z.literal('ready'), url: z.string() }),
      /** Still looked through, or not to be opened. */
      z.object({ type: z.enum(['scanning', 'infected', 'quarantined']) }),
    ]),
  }),
  'PUT /api/workspace/threads/{id}/assignee': endpoint({
    ...ofConversations,
    summary: 'Gives a conversation to somebody, if it still is whose the caller has seen it to be.',
    record: { changes: 'conversation' },
    params: inThread,
    body: z.object({ expected: z.int().positive().nullable(), assignee: z.int().positive().nullable() }),
    success: z.discriminatedUnion('type', [
      done,
      /** It is somebody else's by now, or nobody's: `by` says whose. */
      z.object({ type: z.literal('takenMeanwhile'), by: z.string().nullable() }),
      closedMeanwhile,
    ]),
  }),
  'POST /api/workspace/threads/{id}/messages': endpoint({
    ...ofConversations,
    summary: 'Sends a message to the patient, with a questionnaire to fill in where one is named.',
    record: { creates: ['conversation', 'questionnaire'] },
    params: inThread,
    body: z.object({
      ...textsBody(replyFields),
      questionnaire: z.int().positive().nullable(),
      /** Files of the caller's draft in this conversation. */
      attachments: z.array(z.int().positive()).max(MOST_ATTACHMENTS).default([]),
    }),
    idempotent: true,
    success: z.discriminatedUnion('type', [
      done,
      closedMeanwhile,
      /** A file is not there, not looked through yet, or not to be sent. */
      z.object({ type: z.literal('attachmentNotReady') }),
    ]),
  }),
  'POST /api/workspace/threads/{id}/messages/{message}/deletion': endpoint({
    ...ofConversations,
    summary: 'Deletes a message: who did, when and why stay.',
    record: { changes: 'conversation' },
    params: inThread.extend({ message: idSchema }),
    body: z.object(textsBody(deletionFields)),
    success: done,
  }),
  'POST /api/workspace/threads/{id}/notes': endpoint({
    ...ofConversations,
    summary: 'Writes a note that only those who work here see.',
    record: { creates: 'conversation-note' },
    params: inThread,
    body: z.object(textsBody(noteFields)),
    idempotent: true,
    success: done,
  }),
  'PUT /api/workspace/threads/{id}/renewals': endpoint({
    ...ofConversations,
    summary:
      'Decides on requests to renew prescriptions, as somebody who may prescribe; the patient reads it.',
    record: { changes: 'prescription-renewal' },
    params: inThread,
    body: z.object({
      requests: z.array(z.int().positive()).min(1).max(MOST_RENEWED),
      answer: z.discriminatedUnion('outcome', [
        z.object({ outcome: z.literal('renewed') }),
        z.object({ outcome: z.literal('declined'), reason: z.enum(REFUSAL_REASONS) }),
      ]),
    }),
    success: z.discriminatedUnion('type', [
      done,
      closedMeanwhile,
      /** Some of them have an answer, or are not there: nothing was done. */
      z.object({ type: z.literal('answeredMeanwhile') }),
    ]),
  }),
  'GET /api/workspace/threads/{id}/questionnaires/{invitation}': endpoint({
    ...ofConversations,
    summary: 'What the patient has answered to a questionnaire that a message of the conversation asked for.',
    record: { mayRead: 'questionnaire' },
    params: inThread.extend({ invitation: idSchema }),
    query: localised,
    success: z.object({
      title: z.string(),
      answeredAt: moment,
      sections: z.array(
        z.object({
          title: z.string().nullable(),
          /** `answer`: null where it was left open. */
          answers: z.array(z.object({ question: z.string(), answer: z.string().nullable() })),
        }),
      ),
    }),
  }),
  'GET /api/workspace/threads/{id}/home-measurements': endpoint({
    ...ofConversations,
    summary: 'The latest home measurements of the customer, who shares them.',
    record: { mayRead: 'home-measurements' },
    params: inThread,
    success: z.object({ measurements: z.array(homeMeasurementSchema).max(MOST_MEASUREMENTS) }),
  }),
  'GET /api/workspace/threads/{id}/attachments': endpoint({
    ...ofConversations,
    summary: 'The files that the caller has chosen for a conversation and not sent.',
    record: { none: 'what is not sent is no part of a record' },
    params: inThread,
    success: z.object({ files: z.array(draftFile) }),
  }),
  'POST /api/workspace/threads/{id}/attachments': endpoint({
    ...ofConversations,
    summary: 'Takes a file into the caller’s draft, and says where its parts go.',
    record: { none: 'what is not sent is no part of a record' },
    params: inThread,
    body: z.object({ fileName: z.string().min(1).max(1_000), bytes: z.int().min(1).max(1_000_000_000_000) }),
    idempotent: true,
    success: z.discriminatedUnion('type', [uploadCreated, uploadRefused, closedMeanwhile]),
  }),
  'PUT /api/workspace/threads/{id}/attachments/{file}/upload': endpoint({
    ...ofConversations,
    summary: 'New addresses for what of a file has not arrived.',
    record: { none: 'what is not sent is no part of a record' },
    params: inThread.extend({ file: idSchema }),
    success: z.discriminatedUnion('type', [
      uploadCreated,
      /** Begun too often in the last hour. */
      z.object({ type: z.literal('tooManyUploads') }),
    ]),
  }),
  'PUT /api/workspace/threads/{id}/attachments/{file}/arrival': endpoint({
    ...ofConversations,
    summary: 'All parts of a file are there: it is looked through next.',
    record: { none: 'what is not sent is no part of a record' },
    params: inThread.extend({ file: idSchema }),
    success: z.object({ file: draftFile }),
  }),
  'DELETE /api/workspace/threads/{id}/attachments/{file}': endpoint({
    ...ofConversations,
    summary: 'Takes a file out of the caller’s draft.',
    record: { none: 'what is not sent is no part of a record' },
    params: inThread.extend({ file: idSchema }),
    success: done,
  }),
  'GET /api/workspace/start': endpoint({
    summary:
      'What conversations the caller may start, and for which teams: an HR user about somebody whom the employer employs, a professional with a patient for whom they care, a supervisor about the customer of a conversation.',
    access: 'staff',
    record: { none: 'about those who work here' },
    concerns: 'session',
    query: localised,
    success: z.object({
      /** The first is what somebody starts who names no kind. */
      starts: z.array(
        z.object({
          type: z.enum(THREAD_TYPES),
          /** None: the conversation is of the caller alone. */
          teams: z.array(z.object({ id: z.string(), name: z.string() })),
        }),
      ),
    }),
    problems: ['forbidden'],
  }),
  'POST /api/workspace/threads': endpoint({
    ...ofConversations,
    summary: 'Starts a conversation about a patient, who reads it, too.',
    rateLimit: STARTS_A_MINUTE,
    record: { creates: 'conversation' },
    body: z.object({
      ...textsBody(startFields),
      /** Null: of a professional who is in no team. */
      team: z.string().min(1).max(100).nullable(),
      about: z.discriminatedUnion('type', [
        /** A professional names a patient for whom they care, or a conversation of theirs. */
        z.object({
          type: z.literal('customer'),
          patient: z.union([
            z.object({ identityCode: z.string().max(20) }),
            z.object({ thread: z.int().positive() }),
          ]),
        }),
        /** An HR user names an employee. */
        z.object({ type: z.literal('hr'), identityCode: z.string().max(20) }),
        /** A supervisor names a conversation of the patient's. */
        z.object({ type: z.literal('supervisor'), thread: z.int().positive() }),
      ]),
    }),
    idempotent: true,
    success: z.discriminatedUnion('type', [
      z.object({ type: z.literal('started'), id: z.int().positive() }),
      /** Nobody of this identity code is a patient here whom the employer employs today. */
      z.object({ type: z.literal('noEmployee') }),
      /** Nobody of this identity code is a patient here for whom the caller cares. */
      z.object({ type: z.literal('noPatient') }),
      /** Guardians act for a child of this age: the child would not read it. */
      z.object({ type: z.literal('actedForByGuardians') }),
      /** The caller may not start it for this team. */
      z.object({ type: z.literal('teamNotFound') }),
    ]),
  }),
  'PUT /api/workspace/threads/{id}/closing': endpoint({
    ...ofConversations,
    summary: 'Closes a conversation with a reason, or opens it again.',
    record: { changes: 'conversation' },
    params: inThread,
    body: z.object({ reason: z.enum(CLOSE_REASONS).nullable() }),
    success: z.discriminatedUnion('type', [
      done,
      closedMeanwhile,
      /** A request to renew a prescription waits for its answer in it. */
      z.object({ type: z.literal('renewalsWait') }),
    ]),
  }),
  'GET /api/workspace/absences': endpoint({
    summary: 'When the caller is away, and whom they substitute; those that are over are left out.',
    access: 'staff',
    record: { none: 'about those who work here' },
    concerns: 'session',
    success: z.object({ absences: z.array(absence), colleagues: z.array(person), today: day }),
    problems: ['forbidden'],
  }),
  'POST /api/workspace/absences': endpoint({
    summary: 'Says when the caller is away, and who substitutes.',
    access: 'staff',
    record: { none: 'about those who work here' },
    concerns: 'session',
    body: z.object({ from: day, to: day, substitute: z.int().positive() }),
    idempotent: true,
    success: z.discriminatedUnion('type', [
      done,
      /** The days are over, the last is before the first, or there is an absence on some of them. */
      z.object({ type: z.literal('wrongDays') }),
      z.object({ type: z.literal('overlaps') }),
    ]),
    problems: ['forbidden', 'notFound'],
  }),
  'DELETE /api/workspace/absences/{id}': endpoint({
    summary: 'Takes back an absence of the caller’s: from now on nobody substitutes.',
    access: 'staff',
    record: { none: 'about those who work here' },
    concerns: 'session',
    params: inThread,
    success: done,
    problems: ['notFound', 'forbidden'],
  }),
} as const;

export type WorkspaceApi = typeof endpoints;
