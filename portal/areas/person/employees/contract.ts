import { z } from 'zod';
import { ROW_FAULTS, ROW_OUTCOMES } from '#areas/person/shared/employees/outcomes.ts';
import { endpoint } from '#contract/calls/endpoint.ts';
import { LONGEST_RECORD, RECORDS_AT_ONCE } from './parts.ts';

const counts = z.partialRecord(z.enum(ROW_OUTCOMES), z.int().min(0));

/** Calls of an employer's HR user, about the people of that employer alone. */
const ofHr = {
  access: 'staff',
  record: { none: 'what an employer tells of its people; the portal keeps no name of them' },
  concerns: 'session',
} as const;

export const endpoints = {
  'GET /api/employees': endpoint({
    ...ofHr,
    summary: 'How many people the HR user’s employer employs today, and its last imports.',
    success: z.object({
      employer: z.string(),
      employedToday: z.int().min(0),
      imports: z.array(
        z.object({
          id: z.int().positive(),
          importedAt: z.iso.datetime(),
          /** Null: an operator. */
          by: z.string().nullable(),
          counts,
        }),
      ),
    }),
    problems: ['forbidden'],
  }),
  'POST /api/employees/imports': endpoint({
    ...ofHr,
    summary:
      'Imports a part of a table of employees; the parts after the first name the import that it began.',
    body: z.object({
      import: z.int().positive().nullable(),
      header: z.string().max(LONGEST_RECORD),
      records: z
        .array(
          z.object({
            line: z.int().positive(),
            text: z.string().max(LONGEST_RECORD),
            isBroken: z.boolean(),
          }),
        )
        .max(RECORDS_AT_ONCE),
    }),
    idempotent: true,
    success: z.discriminatedUnion('type', [
      z.object({
        type: z.literal('imported'),
        import: z.int().positive(),
        /** What became of each row. */
        rows: z.array(
          z.object({
            line: z.int().positive(),
            outcome: z.enum(ROW_OUTCOMES),
            fault: z.enum(ROW_FAULTS).optional(),
          }),
        ),
      }),
      /** It has no column of identity codes, or none of days. */
      z.object({ type: z.literal('unknownColumns') }),
    ]),
    problems: ['forbidden', 'notFound'],
  }),
} as const;

export type EmployeesApi = typeof endpoints;
