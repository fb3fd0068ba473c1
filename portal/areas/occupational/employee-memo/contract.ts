import { z } from 'zod';
import { localised } from '#contract/calls/api-input.ts';
import { endpoint } from '#contract/calls/endpoint.ts';

/** Examinations of employees: before a job with a special risk or soon after it has begun, repeated during it, or of one's own will. */
export const EXAMINATION_KINDS = ['initial', 'periodic', 'voluntary'] as const;

const memoSchema = z.object({
  employer: z.string(),
  /** `YYYY-MM-DD`. */
  validFrom: z.iso.date(),
  /** What occupational health care covers. */
  agreed: z.array(z.string()),
  /** What was handled of the workplace, the latest first. */
  handled: z.array(z.object({ day: z.iso.date(), text: z.string() })),
  /** The workplace's rules of sick leave. */
  sickLeave: z.array(z.string()),
});
export type EmployeeMemo = z.infer<typeof memoSchema>;

const memosSchema = z.discriminatedUnion('type', [
  /** No employer has agreed on occupational health care for the patient. */
  z.object({ type: z.literal('no-occupational-healthcare') }),
  z.object({
    type: z.literal('ok'),
    /** Of each employer that has one. */
    memos: z.array(memoSchema),
    /** The next; null: none is planned. */
    nextExamination: z.object({ dueOn: z.iso.date(), kind: z.enum(EXAMINATION_KINDS) }).nullable(),
  }),
]);
export type EmployeeMemos = z.infer<typeof memosSchema>;

export const endpoints = {
  'GET /api/occupational/memo': endpoint({
    summary: 'What was agreed with the patient’s employers, and the patient’s next health examination.',
    access: 'patient',
    record: { reads: 'employee-memo' },
    query: localised,
    success: memosSchema,
  }),
} as const;

export type EmployeeMemoApi = typeof endpoints;
