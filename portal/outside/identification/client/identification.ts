import type { JSONWebKeySet } from 'jose';
import * as openid from 'openid-client';
import type { BrandId } from '#contract/brand/brand.ts';
import type { Language } from '#contract/language/language.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import { type Clock, systemClock } from '#platform/clock.ts';
import type { IdentifiedPerson } from '#platform/context.ts';
import { boundedFetch } from '../../calls/bounded-fetch.ts';
import { createBulkhead } from '../../calls/bulkhead.ts';
import { SystemError } from '../../calls/system-error.ts';
import { type AssuranceLevel, reaches } from './assurance.ts';
import type { Broker } from './brokers.ts';
import { personOf } from './claims.ts';
import { cachedDiscovery } from './discovery.ts';
import { failureOf, type IdentificationFailure } from './failure.ts';
import { type ClientCredentials, profileOf } from './profile.ts';

export interface IdentificationSettings {
  /** The service's issuer identifier; its metadata are under `/.well-known/openid-configuration`. */
  readonly issuer: string;
  /** Each brand's client id at the service. */
  readonly clientIds: Readonly<Record<BrandId, string>>;
  /** The profile, and the portal's credentials under it. */
  readonly credentials: ClientCredentials;
  readonly broker: Broker;
  /** Allows plain http, for a service on the same machine. */
  readonly allowInsecure: boolean;
  /** Accepts individual numbers 900–999, which no real person has. */
  readonly acceptsDevelopmentIdentityCodes: boolean;
  /** Longest wait for one answer of the service, in milliseconds. Default: 5000. */
  readonly timeoutMs?: number;
  /** The system's when absent. */
  readonly clock?: Clock;
}

/** One network may be a whole office's, in which several people identify at the same moment. */
const WAITING = { atOnce: 64, perPerson: 8 };

/** Maximum seconds since the person identified: an old identification does not sign anybody in. */
const FRESH_SECONDS = 300;

interface BeginRequest {
  readonly brand: BrandId;
  /** Where the service sends the person back to: registered there, matched exactly. */
  readonly redirectUri: string;
  readonly language: Language;
  readonly level: AssuranceLevel;
  /** The bank or certificate chosen already; without one the service asks. */
  readonly method?: string;
}

/** What must be kept, secret from others, until the person comes back. */
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

/** Strong identification by a broker of the Finnish Trust Network, over OpenID Connect. A sign-in never rejects. */
export interface Identification {
  /** The address to send the person to. */
  begin(request: BeginRequest): Promise<BeginResult>;
  /**
   * Who came back at `callbackUrl` (with its query), once everything about the response has been verified.
   *
   * @param caller the network that they call from: nobody is known yet, and one of them has few of the places to wait in
   */
  finish(brand: BrandId, callbackUrl: URL, checks: SignInChecks, caller: string): Promise<FinishResult>;
  /** The portal's public keys, for the service; rejects with a KeysError if it has none to use. */
  publishedKeys(): Promise<JSONWebKeySet>;
}

export function createIdentification(settings: IdentificationSettings): Identification {
  const { clock = systemClock } = settings;
  const fetchInTime = boundedFetch(settings.timeoutMs ?? 5000);
  const discover = cachedDiscovery(
    settings.issuer,
    settings.allowInsecure,
    fetchInTime as openid.CustomFetch,
  );

  const inRoom = createBulkhead(
    WAITING,
    () => new SystemError('The identification service', 'too many wait for it already', false),
  );

  async function open(brand: BrandId) {
    const [profile, service] = await Promise.all([profileOf(settings.credentials), discover()]);
    // Made for each sign-in, so that its keys are the service's current ones: a rotation of keys costs one small
    // request, never a failed sign-in.
    const client = new openid.Configuration(
      service,
      settings.clientIds[brand],
      undefined,
      profile.authentication,
    );
    client[openid.customFetch] = profile.asking(service, fetchInTime) as openid.CustomFetch;
    if (settings.allowInsecure) openid.allowInsecureRequests(client);
    // Without this the library trusts the connection and does not check the token's signature.
    openid.enableNonRepudiationChecks(client);
    profile.prepare(client);
    return { client, profile };
  }

  return {
    async begin(request) {
      try {
        const { client, profile } = await open(request.brand);
        const checks: SignInChecks = {
          state: openid.randomState(),
          nonce: openid.randomNonce(),
          codeVerifier: openid.randomPKCECodeVerifier(),
          level: request.level,
        };
        const url = await profile.authorizationUrl(client, {
          redirect_uri: request.redirectUri,
          scope: 'openid',
          response_type: 'code',
          state: checks.state,
          nonce: checks.nonce,
          code_challenge: await openid.calculatePKCECodeChallenge(checks.codeVerifier),
          code_challenge_method: 'S256',
          max_age: String(FRESH_SECONDS),
          ui_locales: request.language,
          ...settings.broker.choice(request.level, request.method),
        });
        return { type: 'begun', url: url.href, checks };
      } catch (error) {
        return failureOf(error);
      }
    },

    async finish(brand, callbackUrl, checks, caller) {
      try {
        const { client, profile } = await open(brand);
        const tokens = await inRoom(caller, () =>
          openid.authorizationCodeGrant(client, callbackUrl, {
            expectedState: checks.state,
            expectedNonce: checks.nonce,
            pkceCodeVerifier: checks.codeVerifier,
            maxAge: FRESH_SECONDS,
            idTokenExpected: true,
          }),
        );
        if (!profile.isProtected(tokens.id_token ?? '')) return { type: 'failed', reason: 'not encrypted' };
        const claims: Readonly<Record<string, unknown>> = tokens.claims() ?? {};
        if (!reaches(claims.acr, checks.level)) return { type: 'failed', reason: 'acr' };
        const person = personOf(claims, settings.broker.claims, {
          acceptDevelopment: settings.acceptsDevelopmentIdentityCodes,
          today: helsinkiDay(clock()),
        });
        return person ? { type: 'identified', person } : { type: 'failed', reason: 'claims' };
      } catch (error) {
        return failureOf(error);
      }
    },

    publishedKeys: async () => (await profileOf(settings.credentials)).published,
  };
}
