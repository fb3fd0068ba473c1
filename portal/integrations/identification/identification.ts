import * as openid from 'openid-client';
import type { BrandId } from '#contract/brand.ts';
import type { Language } from '#contract/language.ts';
import { helsinkiDay } from '#contract/time.ts';
import type { IdentifiedPerson } from '#platform/context.ts';
import { boundedFetch } from '../bounded-fetch.ts';
import { type AssuranceLevel, reaches } from './assurance.ts';
import { personOf } from './claims.ts';
import { cachedDiscovery } from './discovery.ts';
import { failureOf, type IdentificationFailure } from './failure.ts';

export interface IdentificationSettings {
  /** The service's issuer identifier; its metadata are under `/.well-known/openid-configuration`. */
  readonly issuer: string;
  /** What the service knows each brand as. */
  readonly clientIds: Readonly<Record<BrandId, string>>;
  readonly clientSecret: string;
  /** Lets plain http through, for a service on the same machine. */
  readonly allowInsecure: boolean;
  /** Believes in individual numbers 900–999, which no real person has. */
  readonly acceptsDevelopmentIdentityCodes: boolean;
  /** Longest wait for one answer of the service, in milliseconds; 5000 unless told. */
  readonly timeoutMs?: number;
}

interface BeginRequest {
  readonly brand: BrandId;
  /** Where the service sends the person back to: registered there, exact to the letter. */
  readonly redirectUri: string;
  readonly language: Language;
  readonly level: AssuranceLevel;
  /** The bank or certificate that was chosen already; the service asks if there is none. */
  readonly method?: string;
}

/** What must be kept, unread by others, until the person comes back. */
export interface SignInChecks {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  readonly level: AssuranceLevel;
}

type BeginResult =
  | { readonly type: 'begun'; readonly url: string; readonly checks: SignInChecks }
  | IdentificationFailure;

type FinishResult =
  | { readonly type: 'identified'; readonly person: IdentifiedPerson }
  | IdentificationFailure;

/** Strong identification by a broker of the Finnish Trust Network, over OpenID Connect. Never rejects. */
export interface Identification {
  /** The address to send the person to. */
  begin(request: BeginRequest): Promise<BeginResult>;
  /** Who came back at `callbackUrl` (with its query), once everything about the answer has been verified. */
  finish(brand: BrandId, callbackUrl: URL, checks: SignInChecks): Promise<FinishResult>;
}

export function createIdentification(settings: IdentificationSettings): Identification {
  const fetchInTime = boundedFetch(settings.timeoutMs ?? 5000) as openid.CustomFetch;
  const discover = cachedDiscovery(settings.issuer, settings.allowInsecure, fetchInTime);

  async function clientOf(brand: BrandId): Promise<openid.Configuration> {
    // Made anew for each sign-in, so that its keys are the service's present ones: a rotation of keys
    // costs one small request, never a failed sign-in.
    const client = new openid.Configuration(
      await discover(),
      settings.clientIds[brand],
      undefined,
      openid.ClientSecretBasic(settings.clientSecret),
    );
    client[openid.customFetch] = fetchInTime;
    if (settings.allowInsecure) openid.allowInsecureRequests(client);
    // Without this the library trusts the connection and leaves the token's signature unread.
    openid.enableNonRepudiationChecks(client);
    return client;
  }

  return {
    async begin(request) {
      try {
        const client = await clientOf(request.brand);
        const checks: SignInChecks = {
          state: openid.randomState(),
          nonce: openid.randomNonce(),
          codeVerifier: openid.randomPKCECodeVerifier(),
          level: request.level,
        };
        const url = openid.buildAuthorizationUrl(client, {
          redirect_uri: request.redirectUri,
          scope: 'openid',
          response_type: 'code',
          state: checks.state,
          nonce: checks.nonce,
          code_challenge: await openid.calculatePKCECodeChallenge(checks.codeVerifier),
          code_challenge_method: 'S256',
          acr_values: request.level,
          ui_locales: request.language,
          // The broker's name for a method chosen beforehand.
          ...(request.method && { ftn_idp_id: request.method }),
        });
        return { type: 'begun', url: url.href, checks };
      } catch (error) {
        return failureOf(error);
      }
    },

    async finish(brand, callbackUrl, checks) {
      try {
        const tokens = await openid.authorizationCodeGrant(await clientOf(brand), callbackUrl, {
          expectedState: checks.state,
          expectedNonce: checks.nonce,
          pkceCodeVerifier: checks.codeVerifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!reaches(claims?.acr, checks.level)) return { type: 'failed', reason: 'acr' };
        const person = personOf(claims, {
          acceptDevelopment: settings.acceptsDevelopmentIdentityCodes,
          today: helsinkiDay(new Date()),
        });
        return person ? { type: 'identified', person } : { type: 'failed', reason: 'claims' };
      } catch (error) {
        return failureOf(error);
      }
    },
  };
}
