import type { HealthCareType } from '#contract/values/health-care-type.ts';

/** What `GET /api/appointments/free/{id}` is asked with for a way to book: the page and what goes before it ask alike. */
export function timeInput(healthCareType: HealthCareType, id: string) {
  return { params: { id }, query: { healthCareType } };
}
