import { sql } from 'kysely';
import { helsinkiHour } from '#contract/time/time.ts';
import type { InScope } from '#platform/context.ts';
import { enqueue } from '#platform/jobs/outbox.ts';

/** The job that begins every hour to look for new invoices. */
export const LOOK_FOR_INVOICES = 'look-for-invoices';
/** The job that tells a patient of new invoices: `{ patientId }`. */
export const TELL_INVOICES = 'tell-invoices';

/** The hours in which sources are asked: those of the narrower way of telling, so that nothing waits for the morning. */
const HOURS = { from: 8, to: 20 };
/** What an hour asks for is spread over so much of it. */
const SPREAD_MS = 50 * 60_000;

/**
 * Has the invoices looked for of those who want to be told of new ones: of each once a day, always at the same hour, and of the
 * patients of an hour one after the other. So sources of thousands of patients are asked for one every few seconds.
 */
export async function lookForInvoices({
  inScope,
  now: clock,
}: {
  readonly inScope: InScope;
  readonly now: () => Date;
}): Promise<void> {
  const now = clock();
  const nth = helsinkiHour(now) - HOURS.from;
  const hours = HOURS.to - HOURS.from;
  if (nth < 0 || nth >= hours) return;
  await inScope({ isJob: true }, async (tx) => {
    const patients = await tx
      .selectFrom('notice_choices')
      .select('patient_id as id')
      .where('event', '=', 'invoices')
      .where((is) => is.or([is('by_email', '=', true), is('by_sms', '=', true)]))
      .where(sql<boolean>`abs(hashtext(patient_id::text)::bigint) % ${hours} = ${nth}`)
      .execute();
    for (const [place, { id: patientId }] of patients.entries())
      await enqueue(
        tx,
        TELL_INVOICES,
        { patientId },
        {
          jobKey: `${TELL_INVOICES}:${patientId}`,
          runAt: new Date(now.getTime() + (SPREAD_MS * place) / patients.length),
        },
      );
  });
}
