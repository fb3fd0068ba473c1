import type { BrandSettings, Feature } from '#contract/brand/brand.ts';
import type { Language } from '#contract/language/language.ts';
import type { SessionState } from '#contract/session/session.ts';
import { openPatient } from '#domain/patients/server/patient-record.ts';
import type { InScope, Vault } from '#platform/context.ts';
import type { OpenSession } from './open-session.ts';
import { endsAt, type SessionLimits } from './session-end.ts';

/** What no child has, whatever the brand has for its grown-up patients. */
const ADULTS_ONLY: ReadonlySet<Feature> = new Set([
  'kela65',
  'occupational-health',
  'sickness-fund-page',
  'employee-memo',
]);

/** What the browser may know of its session. */
export async function sessionState(
  session: OpenSession,
  brand: BrandSettings,
  lang: Language,
  limits: SessionLimits,
  { inScope, vault }: { readonly inScope: InScope; readonly vault: Vault },
): Promise<SessionState> {
  const { person, patientId, actingFor } = session;
  const patient = patientId
    ? await inScope({ patientId }, (tx) =>
        tx
          .selectFrom('patients')
          .select(['health_care_type', 'first_names', 'last_name'])
          .where('id', '=', patientId)
          .executeTakeFirst(),
      )
    : undefined;
  const child = actingFor && patient && openPatient(vault, patient);
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
        }
      : null,
    guardianship: session.guardianship,
    healthCareType: patient?.health_care_type ?? null,
    features: brand.features.filter((feature) => !(child && ADULTS_ONLY.has(feature))),
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
