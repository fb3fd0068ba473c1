import type { BrandSettings } from '#contract/brand.ts';
import type { Language } from '#contract/language.ts';
import type { SessionState } from '#contract/session.ts';
import type { InScope } from '#platform/context.ts';
import type { SessionLimits } from './session-end.ts';
import type { OpenSession } from './sessions.ts';

/** What the browser may know of its session. */
export async function sessionState(
  session: OpenSession,
  brand: BrandSettings,
  lang: Language,
  limits: SessionLimits,
  inScope: InScope,
): Promise<SessionState> {
  const { person, patientId } = session;
  const patient = patientId
    ? await inScope({ patientId }, (tx) =>
        tx.selectFrom('patients').select('health_care_type').where('id', '=', patientId).executeTakeFirst(),
      )
    : undefined;
  const since = (moment: Date | null, duration: number) =>
    person && moment ? new Date(moment.getTime() + duration) : null;
  const maximum = since(session.createdAt, limits.maximumMs);
  const idle = since(session.activeAt, limits.idleMs);
  const expires = idle && maximum && maximum < idle ? maximum : idle;
  return {
    csrfToken: session.csrfToken,
    draftKey: session.draftKey,
    formerDraftKey: session.formerDraftKey,
    lang,
    isSessionValid: patientId !== null,
    person: person && { firstNames: person.firstNames, lastName: person.lastName },
    healthCareType: patient?.health_care_type ?? null,
    features: [...brand.features],
    sessionScope: session.scope,
    sessionExpires: expires?.toISOString() ?? null,
    authTokenTimeout: maximum?.toISOString() ?? null,
    analyticsConsent: session.analyticsConsent,
  };
}
