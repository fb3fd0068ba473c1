import type { BenefitId } from '#areas/occupational/shared/fund/benefits.ts';
import { codesOf } from '#areas/record/shared/health-record/kinds.ts';
import { type Entry, readEntries } from '#areas/record/shared/health-record/server/read-entries.ts';
import { specialtyCodes } from '#areas/record/shared/health-record/specialty.ts';
import { helsinkiDay, yearOf } from '#contract/time/time.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import { type Handler, ok } from '#platform/calls/handler.ts';
import type { SicknessFundApi } from '../contract.ts';
import { countUses, type Used } from '../rules-use.ts';
import { readPayments } from './payments.ts';

/** `GET /api/sickness-fund` */
export const sicknessFund: Handler<SicknessFundApi['GET /api/sickness-fund']> = async (call) => {
  if (!(await call.rights()).includes('is-finnair-sickness-fund-member')) return ok({ type: 'no-member' });
  const day = helsinkiDay(call.now);
  const year = yearOf(call.now);
  const benefits = await readBenefits(call, day);
  const validFrom = benefits.map((benefit) => benefit.valid_from).sort()[0] ?? day;
  const newYear = `${year}-01-01`;
  const allTime = new Set(benefits.filter(({ most_uses: most }) => most !== null).map(({ id }) => id));
  const own = new Map(
    benefits.flatMap(({ id, specialties }) => (specialties ? [[id, specialties] as const] : [])),
  );
  const uses = countUses(
    await readUses(call, { from: validFrom < newYear ? validFrom : newYear, to: day }),
    own,
    (id) => (allTime.has(id) ? validFrom : newYear),
  );
  const payments = (await readPayments(call)).filter(({ paidOn }) => paidOn >= newYear && paidOn <= day);
  const paid = (id: BenefitId) =>
    payments.filter(({ benefit }) => benefit === id).reduce((sum, { cents }) => sum + cents, 0);
  await call.note({ action: 'read', kind: 'fund-use' });
  return ok({
    type: 'ok',
    validFrom,
    year,
    benefits: benefits.map((benefit) => ({
      id: benefit.id,
      copayCents: benefit.copay_cents,
      sharePercent: benefit.share_percent,
      mostCentsPerUse: benefit.most_cents_per_use,
      mostUsesPerYear: benefit.most_uses_per_year,
      mostCentsPerYear: benefit.most_cents_per_year,
      mostUses: benefit.most_uses,
      used: uses.get(benefit.id) ?? 0,
      paidCents: paid(benefit.id),
    })),
  });
};

/** The benefits in force on a day, in order. */
function readBenefits({ tx }: RecordCall, day: string) {
  return tx
    .selectFrom('fund_benefits')
    .selectAll()
    .where('valid_from', '<=', day)
    .where((last) => last.or([last('valid_to', 'is', null), last('valid_to', '>=', day)]))
    .orderBy('place')
    .execute();
}

/** What of the record can have used a benefit. */
async function readUses(
  call: RecordCall,
  days: { readonly from: string; readonly to: string },
): Promise<Used[]> {
  const visits = await readEntries(call, { kinds: ['visit'], days });
  const occupational = new Set(
    visits.filter(({ resource }) => codesOf(resource.type).includes('occupationalHealth')).map(referenceOf),
  );
  const others = await readEntries(call, { kinds: ['procedure', 'laboratoryReport', 'imagingReport'], days });
  return [
    ...visits.map(
      ({ day, resource }): Used => ({
        what: 'visit',
        day,
        types: codesOf(resource.type),
        specialties: specialtyCodes(resource),
      }),
    ),
    ...others
      // What was done at a visit in occupational health care is the employer's, too.
      .filter(({ source, resource }) => !occupational.has(`${source} ${resource.encounter?.reference}`))
      .map(({ kind, day }): Used => ({ what: WHAT[kind], day, types: [], specialties: [] })),
  ];
}

const WHAT = { procedure: 'procedure', laboratoryReport: 'laboratory', imagingReport: 'imaging' } as const;

function referenceOf({ source, resource }: Entry<'visit'>): string {
  return `${source} Encounter/${resource.id}`;
}
