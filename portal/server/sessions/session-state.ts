import type { BrandSettings } from '#contract/brand/brand.ts';
import type { Language } from '#contract/language/language.ts';
import type { SessionState } from '#contract/session/session.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import { openPatient } from '#domain/patients/server/patient-record.ts';
import { healthCareTypeOn, rightsOf } from '#domain/rights/rights.ts';
import { employmentsOf, standingOf } from '#domain/rights/server/read-standing.ts';
import type { Context } from '#platform/context.ts';
import type { OpenSession } from './open-session.ts';
import { endsAt, type SessionLimits } from './session-end.ts';

/** What the browser may know of its session. */
export async function sessionState(
  session: OpenSession,
  brand: BrandSettings,
  lang: Language,
  limits: SessionLimits,
  { inScope, vault, now }: Pick<Context, 'inScope' | 'vault' | 'now'>,
): Promise<SessionState> {
  const { person, patientId, actingFor } = session;
  const row = patientId
    ? await inScope({ patientId }, (tx) =>
        tx
          .selectFrom('patients')
          .select(['identity_code', 'health_care_type', 'first_names', 'last_name'])
          .select((patients) => employmentsOf(patients).as('employments'))
          .where('id', '=', patientId)
          .executeTakeFirst(),
      )
    : undefined;
  const patient = row && openPatient(vault, row);
  const standing = patient && standingOf(patient, { isActedFor: actingFor !== null, now });
  const today = helsinkiDay(now);
  const child = actingFor && patient;
  const maximum = person && session.createdAt;
  return {
    csrfToken: session.csrfToken,
    draftKey: session.draftKey,
    formerDraftKey: session.formerDraftKey,
    lang,
    isSessionValid: patientId !== null,
    person: person && { firstNames: person.firstNames, lastName: person.lastName },
    personId: session.personId || null,
    actingFor: child
      ? {
          id: session.actingId,
          firstNames: child.first_names,
          lastName: child.last_name,
          tint: actingFor?.tint ?? null,
        }
      : null,
    guardianship: session.guardianship,
    healthCareType: standing ? healthCareTypeOn(standing, today) : null,
    features: [...(standing ? rightsOf(brand, standing, today) : brand.features)],
    sessionScope: session.scope,
    sessionExpires: endsAt(session, limits)?.toISOString() ?? null,
    authTokenTimeout: maximum && new Date(maximum.getTime() + limits.maximumMs).toISOString(),
    timing: {
      idle: limits.idleMs / 1000,
      maximum: limits.maximumMs / 1000,
      warnings: [...limits.warnings],
      smsCode: limits.smsCodeMs / 1000,
    },
    analyticsConsent: session.analyticsConsent,
  };
}
