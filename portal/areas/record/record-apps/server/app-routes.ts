import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { href } from '#contract/routes/routes.ts';
import { answerTokenError } from './app-errors.ts';
import { type AppRouteParts, formOf, openToOrigins, takeAllowance, takeForms } from './app-http.ts';
import { fhirRoutes } from './fhir/fhir-routes.ts';
import { mayHaveTokens } from './guardians-grant.ts';
import { readRequest, sealRequest } from './oauth/authorisation-request.ts';
import { revokeByToken } from './oauth/revoke.ts';
import { serverMetadata, smartConfiguration } from './oauth/smart-configuration.ts';
import { answerToken } from './oauth/token.ts';
import {
  AUTHORISE_PATH,
  CONFIGURATION_PATH,
  FHIR_PATH,
  METADATA_PATH,
  REVOKE_PATH,
  TOKEN_PATH,
} from './paths.ts';

/** Requests for tokens a minute from one network: an app's server asks for many patients. */
const TOKENS_PER_MINUTE = 120;

/** What apps ask the portal: to be let in by a patient (OAuth 2, SMART on FHIR), and to read (FHIR R4). */
export function appRoutes(parts: AppRouteParts) {
  return async (server: FastifyInstance): Promise<void> => {
    await server.register(authorisation(parts));
    await server.register(forPrograms(parts));
    await server.register(fhirRoutes(parts), { prefix: FHIR_PATH });
  };
}

/** Where an app sends the patient's browser: to the page that asks the patient, or back with what is wrong. */
function authorisation({ apps, contextOf }: AppRouteParts) {
  return async (server: FastifyInstance): Promise<void> => {
    takeForms(server);
    const ask = async (request: FastifyRequest, reply: FastifyReply, asked: unknown) => {
      const { vault, now, brand, origin, language } = contextOf(request);
      const found = readRequest(asked, { apps, origin });
      if (!found) throw Object.assign(new Error('No app of this portal'), { statusCode: 400 });
      reply.header('cache-control', 'no-store');
      if ('sendTo' in found) return reply.redirect(found.sendTo, 303);
      const sealed = sealRequest(vault, found.request, { brand: brand.id, now });
      return reply.redirect(href('record-app', {}, language, { request: sealed }), 303);
    };
    server.get(AUTHORISE_PATH, (request, reply) => ask(request, reply, request.query));
    server.post(AUTHORISE_PATH, (request, reply) => ask(request, reply, formOf(request)));
  };
}

/** What an app asks by itself: how it is let in, for tokens, and to be done. */
function forPrograms(parts: AppRouteParts) {
  const { apps, contextOf } = parts;
  return async (server: FastifyInstance): Promise<void> => {
    takeForms(server);
    openToOrigins(server);
    server.setErrorHandler(answerTokenError);
    server.get(METADATA_PATH, async ({ origin }) => serverMetadata(origin));
    for (const path of [CONFIGURATION_PATH, FHIR_PATH + CONFIGURATION_PATH])
      server.get(path, async (request) => smartConfiguration(request.origin, contextOf(request).language));
    server.post(TOKEN_PATH, async (request, reply) => {
      const context = contextOf(request);
      await takeAllowance(context, reply, `POST ${TOKEN_PATH}`, TOKENS_PER_MINUTE);
      const { inScope, vault, now } = context;
      const answer = await answerToken(
        {
          inScope,
          vault,
          now,
          apps,
          mayHaveTokens: (grant) => mayHaveTokens(context, grant, parts),
        },
        formOf(request),
      );
      // RFC 6749 section 5.1
      reply.header('cache-control', 'no-store').header('pragma', 'no-cache');
      return reply.code('error' in answer ? 400 : 200).send(answer);
    });
    server.post(REVOKE_PATH, async (request, reply) => {
      const context = contextOf(request);
      await takeAllowance(context, reply, `POST ${REVOKE_PATH}`, TOKENS_PER_MINUTE);
      const { inScope, vault } = context;
      const refusal = await revokeByToken({ inScope, vault, apps }, formOf(request));
      reply.header('cache-control', 'no-store');
      return refusal ? reply.code(400).send(refusal) : reply.code(200).send();
    });
    for (const path of [TOKEN_PATH, REVOKE_PATH, CONFIGURATION_PATH, METADATA_PATH]) {
      server.options(path, async (_request, reply) => reply.code(204).send());
    }
  };
}
