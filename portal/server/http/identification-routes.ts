import { createIdentificationRoutes } from '#features/identification/server/routes.ts';
import { CLIENT_IDS } from '#integrations/identification/client-ids.ts';
import { createIdentification } from '#integrations/identification/identification.ts';
import type { Clock } from '#platform/clock.ts';
import type { InScope, Vault } from '#platform/context.ts';
import type { Config } from '../config.ts';
import { sessionControl } from '../sessions/session-control.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { preferredLanguage } from './preferred-language.ts';
import { isServedSecurely } from './served-securely.ts';

interface Parts {
  readonly inScope: InScope;
  readonly vault: Vault;
  readonly sessions: Sessions;
  readonly clock: Clock;
}

/** Strong identification as the settings say: who the service is, and how a sign-in becomes a session. */
export function identificationRoutes(config: Config, { inScope, vault, sessions, clock }: Parts) {
  const isSecure = isServedSecurely(config.origins);
  const { issuer, clientSecret, allowInsecure } = config.identification;
  return createIdentificationRoutes({
    identification: createIdentification({
      issuer,
      clientIds: CLIENT_IDS,
      clientSecret,
      allowInsecure,
      acceptsDevelopmentIdentityCodes: config.acceptsDevelopmentIdentityCodes,
    }),
    inScope,
    vault,
    isSecure,
    sessions: sessionControl(sessions, clock, isSecure),
    visitOf: (request) => ({
      brand: request.brand.id,
      origin: request.origin,
      language: preferredLanguage(request),
      now: clock(),
    }),
  });
}
