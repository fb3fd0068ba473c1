import { createHash } from 'node:crypto';
import { interactionPolicy, Provider } from 'oidc-provider';
import type { DemoPerson } from '#demo/people.ts';
import { ASSURANCE_LEVELS } from '#outside/identification/client/assurance.ts';
import { NETWORK_CLAIMS, STANDARD_CLAIMS } from '#outside/identification/client/claims.ts';
import { CLIENT_IDS } from '#outside/identification/client/client-ids.ts';
import type { Faults } from '../../sandbox/faults.ts';
import type { SandboxSettings } from '../../sandbox/settings.ts';
import { clientRules } from './client-rules.ts';
import { MemoryAdapter } from './memory-adapter.ts';
import type { ProviderKeys } from './provider-keys.ts';

export interface ProviderSettings {
  readonly issuer: string;
  /** Origins of the portal that a person may be sent back to. */
  readonly portalOrigins: readonly string[];
  readonly identification: SandboxSettings['identification'];
  readonly keys: ProviderKeys;
  /** Keys that sign cookies. */
  readonly secret: string;
  readonly people: readonly DemoPerson[];
  readonly faults: Faults;
}

/** Path of the signed key set below the issuer. */
export const SIGNED_KEYS_PATH = '/signed-jwks';

/** Every claim name that some broker uses. */
const CLAIM_NAMES = [...new Set([...Object.values(NETWORK_CLAIMS), ...Object.values(STANDARD_CLAIMS)])];

/** Minutes that a person may take to choose; then they start again. */
const CHOOSING_MINUTES = 20;

/**
 * An OpenID provider like the brokers of the Finnish Trust Network, with the demo people as its
 * customers.
 */
export function createProvider(settings: ProviderSettings): Provider {
  const { people, faults } = settings;
  const rules = clientRules(settings.identification);
  const policy = interactionPolicy.base();
  // A bank asks its customer each time, and its agreement covers the claims.
  policy.remove('consent');
  policy.get('login')?.checks.add(
    new interactionPolicy.Check('each_time', 'Everybody identifies again', (ctx) => {
      const hasIdentified = ctx.oidc.result?.login !== undefined;
      return hasIdentified
        ? interactionPolicy.Check.NO_NEED_TO_PROMPT
        : interactionPolicy.Check.REQUEST_PROMPT;
    }),
  );

  const provider = new Provider(settings.issuer, {
    adapter: MemoryAdapter,
    clients: [...new Set(Object.values(CLIENT_IDS))].map((clientId) => ({
      client_id: clientId,
      redirect_uris: settings.portalOrigins.map((origin) => `${origin}/oauth/callback`),
      grant_types: ['authorization_code'],
      response_types: ['code'],
      id_token_signed_response_alg: 'RS256',
      ...rules.client,
    })),
    ...rules.configuration,
    jwks: { keys: [settings.keys.tokenKey] },
    discovery: { signed_jwks_uri: settings.issuer + SIGNED_KEYS_PATH },
    cookies: { keys: [createHash('sha256').update(`cookies ${settings.secret}`).digest('hex')] },
    responseTypes: ['code'],
    scopes: ['openid'],
    acrValues: [...ASSURANCE_LEVELS],
    claims: { acr: null, auth_time: null, openid: ['sub', ...CLAIM_NAMES] },
    // The claims are in the identity token; the profile has no call for more.
    conformIdTokenClaims: false,
    extraParams: ['ftn_idp_id'],
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      ...rules.features,
    },
    interactions: { policy, url: (_ctx, interaction) => `/sign-in/${interaction.uid}` },
    ttl: {
      AuthorizationCode: 60,
      AccessToken: 60,
      IdToken: 300,
      Grant: 300,
      Session: 300,
      Interaction: CHOOSING_MINUTES * 60,
    },
    async loadExistingGrant(ctx) {
      const { client, session } = ctx.oidc;
      const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
      grant.addOIDCScope('openid');
      await grant.save();
      return grant;
    },
    findAccount(_ctx, accountId) {
      const person = people.find(({ key }) => key === accountId.split('.')[0]);
      if (!person) return undefined;
      return {
        accountId,
        claims: () => ({
          sub: accountId,
          [NETWORK_CLAIMS.identityCode]:
            faults.get('identification') === 'wrong' ? '131313-9999' : person.identityCode,
          ...Object.fromEntries(
            [NETWORK_CLAIMS, STANDARD_CLAIMS].flatMap(({ lastName, firstNames }) => [
              [lastName, person.lastName],
              [firstNames, person.firstNames],
            ]),
          ),
        }),
      };
    },
  });
  return provider;
}
