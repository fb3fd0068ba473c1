import { z } from 'zod';
import { localised } from '#contract/calls/api-input.ts';
import { endpoint } from '#contract/calls/endpoint.ts';

/** What somebody does in occupational health care: the law's professionals, nurse and physician, then its experts. */
const CARER_ROLES = ['nurse', 'physician', 'physiotherapist', 'psychologist'] as const;

const carerSchema = z.object({
  id: z.int().positive(),
  role: z.enum(CARER_ROLES),
  name: z.string(),
  profilePicture: z.string().nullable(),
  /** The name in the address of their page. */
  slug: z.string().nullable(),
  /** When their first free time for employees begins; null: there is none, or it is not booked online. */
  nextTime: z.iso.datetime().nullable(),
});
export type Carer = z.infer<typeof carerSchema>;

const employerSchema = z.object({
  name: z.string(),
  /** Where employees call; null: customer service. */
  phone: z.string().nullable(),
  /** In the employer's order. */
  carers: z.array(carerSchema),
  /** Who answers employees' messages; null: they write to nobody of their own, or may not write. */
  team: z.object({ id: z.string(), name: z.string(), about: z.string() }).nullable(),
});

const teamSchema = z.discriminatedUnion('type', [
  /** No employer has agreed on occupational health care for the patient. */
  z.object({ type: z.literal('no-occupational-healthcare') }),
  z.object({ type: z.literal('ok'), employers: z.array(employerSchema), mayBookOnline: z.boolean() }),
]);
export type CareTeam = z.infer<typeof teamSchema>;

export const endpoints = {
  'GET /api/occupational/team': endpoint({
    summary: 'Who cares for the employees of the patient’s employers, and how to reach them.',
    access: 'patient',
    record: { none: 'who cares for an employer’s employees is no record of the patient' },
    asksRights: true,
    query: localised,
    success: teamSchema,
  }),
} as const;

export type CareTeamApi = typeof endpoints;
