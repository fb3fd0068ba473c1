import { healthCareTypeOn } from '#areas/person/shared/rights/rights.ts';
import type { BrandSettings } from '#contract/brand/brand.ts';
import type { Language } from '#contract/language/language.ts';
import type { SessionState } from '#contract/session/session.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import type { Context } from '#platform/context.ts';
import { masked } from './masks.ts';
import type { OpenSession } from './open-session.ts';
import { patientOfSession, rightsOfSession } from './patient-of-session.ts';
import { endsAt, type SessionLimits } from './session-end.ts';

/** What the browser may know of its session. */
export async function sessionState(
  session: OpenSession,
  brand: BrandSettings,
  lang: Language,
  limits: SessionLimits,
  means: Pick<Context, 'inScope' | 'vault' | 'now'>,
): Promise<SessionState> {
  const { person, patientId, actingFor } = session;
  const patient = await patientOfSession(session, means);
  const child = actingFor && patient;
  const maximum = (person ?? session.staff) && session.createdAt;
  return {
    csrfToken: masked(session.csrfToken),
    draftKey: masked(session.draftKey),
    formerDraftKey: session.formerDraftKey && masked(session.formerDraftKey),
    lang,
    isSessionValid: patientId !== null,
    person: person && { firstNames: person.firstNames, lastName: person.lastName },
    staffName: session.staff?.name ?? null,
    personId: session.personId || null,
    actingFor: child
      ? {
          id: session.actingId,
          firstNames: child.firstNames,
          lastName: child.lastName,
          tint: actingFor?.tint ?? null,
        }
      : null,
    guardianship: session.guardianship,
    healthCareType: patient && healthCareTypeOn(patient.status, helsinkiDay(means.now)),
    features: [...(await rightsOfSession(session, brand, means))],
    unread: patient?.unread ?? null,
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
