import type { IdentificationMethod } from '#areas/person/shared/identification/methods.ts';
import { ageOf } from '#areas/person/shared/patients/server/age-of.ts';
import { findPatient } from '#areas/person/shared/patients/server/find-patient.ts';
import { personHash } from '#areas/person/shared/patients/server/person-hash.ts';
import { isProfessional } from '#areas/person/shared/professionals/server/is-professional.ts';
import { brandOf } from '#brands/registry.ts';
import type { BrandId } from '#contract/brand/brand.ts';
import type { Language } from '#contract/language/language.ts';
import { isInternalPath } from '#contract/routes/internal-path.ts';
import { unregisteredAddress } from '#contract/routes/registration-address.ts';
import { href, match } from '#contract/routes/routes.ts';
import type { Identification } from '#outside/identification/client/identification.ts';
import type { InScope, Vault } from '#platform/context.ts';
import { newSecret } from '#platform/secrets.ts';
import type { Identified } from '#platform/session/session-control.ts';
import { askedMethod } from './asked-method.ts';
import { rememberSignIn, type SignIn, takeSignIn } from './sign-ins.ts';

/** What a sign-in is made of, beside the web server. */
export interface SignInParts {
  readonly identification: Identification;
  /** What the login page offers. */
  readonly methods: readonly IdentificationMethod[];
  readonly inScope: InScope;
  readonly vault: Vault;
}

/** The request that begins or ends a sign-in. */
export interface SignInVisit {
  readonly brand: BrandId;
  /** Origin of the portal as the person sees it. */
  readonly origin: string;
  /** The language to speak when the request does not say. */
  readonly language: Language;
  /** The cookie that ties sign-ins to a browser, if it sent one. */
  readonly browser: string | undefined;
  /** The network that the request comes from; kept and logged nowhere. */
  readonly address: string;
  readonly now: Date;
}

/** The login page's word for what went wrong. */
type SignInError = 'cancelled' | 'failed' | 'replayed' | 'expired' | 'unavailable';

export interface BeginStep {
  /** Where the browser goes next. */
  readonly location: string;
  /** The value of the cookie to set; null when there is nothing to come back from. */
  readonly browser: string | null;
  /** For the log: why the login page is next. */
  readonly failure?: string;
}

export interface FinishStep {
  readonly location: string;
  /** The person signed in from now on; null when nobody is. */
  readonly identified: Identified | null;
  readonly failure?: string;
}

/** `GET /oauth/authenticate`: remembers what the person wants and sends them to the identification service. */
export async function beginSignIn(
  { identification, methods, inScope, vault }: SignInParts,
  visit: SignInVisit,
  asked: { readonly language: Language; readonly next: string; readonly acrValues: string },
): Promise<BeginStep> {
  const next = isInternalPath(asked.next) ? asked.next : null;
  const begun = await identification.begin({
    brand: visit.brand,
    redirectUri: `${visit.origin}/oauth/callback`,
    language: asked.language,
    ...askedMethod(asked.acrValues, methods),
  });
  if (begun.type !== 'begun') {
    return { location: loginPage(asked.language, next, begun.type), browser: null, failure: begun.reason };
  }
  // Kept when there is one: sign-ins in two tabs of a browser may both come back.
  const browser = visit.browser ?? newSecret();
  const signIn: SignIn = {
    checks: begun.checks,
    brand: visit.brand,
    language: asked.language,
    next,
    browser,
  };
  await rememberSignIn(inScope, vault, signIn, visit.now);
  return { location: begun.url, browser };
}

/** `GET /oauth/callback`: the person who has come back, found among the patients by the hash of their identity code. */
export async function finishSignIn(
  { identification, inScope, vault }: SignInParts,
  visit: SignInVisit,
  callbackUrl: URL,
): Promise<FinishStep> {
  const state = callbackUrl.searchParams.get('state') ?? '';
  const taken = await takeSignIn(inScope, vault, { ...visit, state }, visit.now);
  if (taken.type === 'replayed') {
    return { location: loginPage(visit.language, null, 'replayed'), identified: null, failure: 'replayed' };
  }
  const { language, next, checks } = taken.signIn;
  const finished =
    taken.type === 'expired'
      ? ({ type: 'expired', reason: 'expired' } as const)
      : await identification.finish(visit.brand, callbackUrl, checks, visit.address);
  if (finished.type !== 'identified') {
    return {
      location: loginPage(language, next, finished.type),
      identified: null,
      failure: finished.reason,
    };
  }
  if (needsGuardian(visit, finished.person.identityCode)) {
    const entry = href('hpa-front-page', {}, language, { nextPath: next, error: 'guardianNeeded' });
    return { location: entry, identified: null, failure: 'needs a guardian' };
  }
  const hash = personHash(vault, finished.person.identityCode);
  const { patientId, worksHere } = await inScope({}, async (tx) => ({
    patientId: await findPatient(tx, hash),
    worksHere: await isProfessional(tx, hash),
  }));
  const wanted = destinationOf(next, language, worksHere);
  return {
    location:
      patientId === null
        ? unregisteredAddress(wanted, language)
        : (wanted ?? href('front-page', {}, language)),
    identified: { person: finished.person, patientId },
  };
}

/** The requested page. The front page is a patient's: who works here is told first what they can do. */
function destinationOf(next: string | null, language: Language, worksHere: boolean): string | null {
  const isFrontPage = next === null || match(next)?.key === 'front-page';
  return worksHere && isFrontPage ? href('workspace', {}, language) : next;
}

/** Where guardians act for their children, a child of that age does not act herself. */
function needsGuardian({ brand, now }: SignInVisit, identityCode: string): boolean {
  const { features, guardianActsUntilAge } = brandOf(brand);
  return features.includes('guardian-login') && ageOf(identityCode, now) <= guardianActsUntilAge;
}

function loginPage(language: Language, next: string | null, error: SignInError): string {
  return href('login-page-for-anonymous-users', {}, language, { nextPath: next, error });
}
