import { readPatientStatus } from '#areas/person/shared/rights/server/read-patient-status.ts';
import { readEntries } from '#areas/record/shared/health-record/server/read-entries.ts';
import { type Handler, ok, problem } from '#platform/calls/handler.ts';
import type { GrowthApi, Series } from '../contract.ts';
import { MEASURES } from '../measures.ts';
import { growthBetween } from '../rules.ts';
import { measuredIn } from './measured.ts';

/** `GET /api/growth` */
export const showGrowth: Handler<GrowthApi['GET /api/growth']> = async (call) => {
  if (call.brand.absentPages.includes('growth')) return problem('notFound');
  const entries = await readEntries(call, { kinds: ['measurement'] });
  const birthDate = (await readPatientStatus(call))?.birthDate ?? null;
  const series = MEASURES.map((measure): Series => {
    const found = entries.flatMap(({ resource, day }) => measuredIn(resource, day, measure) ?? []);
    const measured = found.flatMap((each) => ('value' in each ? [each] : []));
    const others = found.flatMap((each) => ('written' in each ? [each] : []));
    const growth = measure === 'height' ? growthBetween(measured, birthDate) : [];
    return { measure, measured, growth, others };
  });
  return ok({
    birthDate,
    series: series.filter(({ measured, others }) => measured.length + others.length > 0),
  });
};
