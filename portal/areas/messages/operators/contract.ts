import { z } from 'zod';
import { idSchema, localised, pageSchema } from '#contract/calls/api-input.ts';
import { endpoint } from '#contract/calls/endpoint.ts';
import { textsBody } from '#contract/calls/texts-body.ts';
import { PARTS } from '#contract/system/parts.ts';
import { newPersonFields } from './rules.ts';

/** Calls of operators, who see nothing of patients. */
const ofOperators = {
  access: 'staff',
  record: { none: 'who works here and what is out of use; nothing of a patient' },
  concerns: 'session',
  problems: ['forbidden'],
} as const;

/** Changes that an operator makes in a minute. */
const CHANGES_A_MINUTE = 30;
const moment = z.iso.datetime();
const about = z.object({ id: idSchema });
const typed = z.string().max(20);

/** The calls of operators by page (OPS-01 to OPS-04). */
export const endpoints = {
  'GET /api/workspace/staff': endpoint({
    ...ofOperators,
    summary:
      'Those who work here, by their names, a page at a time; or those whose names or numbers have a text.',
    query: localised.extend({ page: pageSchema, search: z.string().max(100).optional() }),
    success: z.object({
      people: z.array(
        z.object({
          id: z.int().positive(),
          name: z.string(),
          kind: z.enum(['professional', 'hr', 'operator']),
          title: z.string(),
          isSupervisor: z.boolean(),
          mayPrescribe: z.boolean(),
          addsQuestionnaires: z.boolean(),
          /** Of an HR user. */
          employer: z.string().nullable(),
          teams: z.array(z.string()),
        }),
      ),
      count: z.int().min(0),
      page: z.int().positive(),
      pages: z.int().positive(),
    }),
  }),
  'POST /api/workspace/staff': endpoint({
    ...ofOperators,
    summary: 'Adds somebody who works here, with the rights of another, who is no operator.',
    body: z.object(textsBody(newPersonFields)),
    idempotent: true,
    success: z.discriminatedUnion('type', [
      z.object({ type: z.literal('success'), id: z.int().positive() }),
      z.object({ type: z.literal('copyUserNotFound') }),
      z.object({ type: z.literal('userAlreadyExists') }),
      z.object({ type: z.literal('unknownError') }),
    ]),
    refused: { type: 'unknownError' },
    rateLimit: CHANGES_A_MINUTE,
  }),
  'DELETE /api/workspace/staff/{id}': endpoint({
    ...ofOperators,
    summary: 'Notes that somebody works here no more. Their open conversations are for their teams to take.',
    params: about,
    success: z.discriminatedUnion('type', [
      z.object({ type: z.literal('success'), handedBack: z.int().min(0) }),
      /** Nobody has the number, they have left already, or they are an operator. */
      z.object({ type: z.literal('userNotFound') }),
    ]),
    rateLimit: CHANGES_A_MINUTE,
  }),
  'POST /api/workspace/staff/{id}/invitation': endpoint({
    ...ofOperators,
    summary:
      'Makes a code by which somebody who works here sets a passkey or a password. It is answered this once.',
    params: about,
    success: z.discriminatedUnion('type', [
      z.object({ type: z.literal('success'), code: z.string(), endsAt: moment }),
      z.object({ type: z.literal('userNotFound') }),
    ]),
    rateLimit: CHANGES_A_MINUTE,
  }),
  'GET /api/workspace/service-breaks': endpoint({
    ...ofOperators,
    summary: 'Breaks that are not over, the next first.',
    success: z.object({
      breaks: z.array(
        z.object({
          id: z.int().positive(),
          part: z.enum(PARTS),
          isPlanned: z.boolean(),
          isOn: z.boolean(),
          startsAt: moment,
          /** Null: nobody knows yet. */
          endsAt: moment.nullable(),
          /** Who has said it. */
          by: z.string(),
        }),
      ),
    }),
  }),
  'POST /api/workspace/service-breaks': endpoint({
    ...ofOperators,
    summary:
      'Takes a part out of use: for a time that is told from now on, or at once where it does not work.',
    body: z.discriminatedUnion('type', [
      z.object({
        type: z.literal('planned'),
        part: z.enum(PARTS),
        fromDay: typed,
        fromTime: typed,
        toDay: typed,
        toTime: typed,
      }),
      z.object({ type: z.literal('unexpected'), part: z.enum(PARTS) }),
    ]),
    idempotent: true,
    success: z.discriminatedUnion('type', [
      z.object({ type: z.literal('success'), id: z.int().positive() }),
      /** The part has a break of the same kind at that time. */
      z.object({ type: z.literal('overlaps') }),
    ]),
    rateLimit: CHANGES_A_MINUTE,
  }),
  'DELETE /api/workspace/service-breaks/{id}': endpoint({
    ...ofOperators,
    summary: 'Ends a break now, or takes it back before it begins.',
    params: about,
    success: z.object({
      /** `over`: it has ended already, or there never was one. */
      type: z.enum(['success', 'over']),
    }),
    rateLimit: CHANGES_A_MINUTE,
  }),
} as const;

export type OperatorsApi = typeof endpoints;
