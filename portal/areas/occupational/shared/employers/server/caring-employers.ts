import { helsinkiDay } from '#contract/time/time.ts';
import type { RecordCall } from '#platform/calls/call.ts';

/** An employer that cares for the patient's health at work. */
interface CaringEmployer {
  readonly id: string;
  readonly name: string;
  /** Where employees call; null: customer service. */
  readonly phone: string | null;
  /** Who answers their messages; null: nobody of their own. */
  readonly teamId: string | null;
}

/**
 * The patient's employers whose agreements are in force today. Nobody acts for another in this: it is between an employee and
 * those who care for them.
 */
export async function caringEmployers({
  tx,
  patientId,
  brand,
  session,
  now,
}: RecordCall): Promise<CaringEmployer[]> {
  if (session.actingFor !== null || !brand.features.includes('occupational-health')) return [];
  const day = helsinkiDay(now);
  return await tx
    .selectFrom('employers')
    .select(['id', 'name', 'occupational_phone as phone', 'care_team_id as teamId'])
    .where('id', 'in', (employments) =>
      employments
        .selectFrom('employments')
        .innerJoin('care_agreements', 'care_agreements.employer_id', 'employments.employer_id')
        .select('employments.employer_id')
        .where('patient_id', '=', patientId)
        .where('employments.valid_from', '<=', day)
        .where((last) =>
          last.or([last('employments.valid_to', 'is', null), last('employments.valid_to', '>=', day)]),
        )
        .where('care_agreements.valid_from', '<=', day)
        .where((last) =>
          last.or([
            last('care_agreements.valid_to', 'is', null),
            last('care_agreements.valid_to', '>=', day),
          ]),
        ),
    )
    .orderBy('name')
    .execute();
}
