import { parse } from 'node:querystring';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { href } from '#contract/routes/routes.ts';
import type { Context } from '#platform/context.ts';
import { type AppAccessParts, openAccess } from './app-access.ts';
import { answerFhirError, answerTokenError } from './app-errors.ts';
import { type AppRequest, everything, read, search } from './fhir/answers.ts';
import { capabilityStatement } from './fhir/capability-statement.ts';
import { FHIR_JSON, FhirRefusal, notFound } from './fhir/outcome.ts';
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
/** Requests a minute of one app for one patient. */
const READS_PER_MINUTE = 300;
/** Bytes of a form: a search, or what asks for tokens. */
const FORM_LIMIT = 8 * 1024;
/** It opens as much of the record as it takes. */
const SEARCHING = { config: { cost: 'search' } } as const;

export interface AppRouteParts extends AppAccessParts {
  readonly contextOf: (request: FastifyRequest) => Context;
}

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

/** FHIR R4, read only. */
function fhirRoutes(parts: AppRouteParts) {
  const { contextOf } = parts;
  return async (server: FastifyInstance): Promise<void> => {
    takeForms(server);
    openToOrigins(server);
    server.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    });
    server.setErrorHandler(answerFhirError);
    server.setNotFoundHandler(() => {
      throw notFound();
    });
    for (const path of ['/:type', '/:type/_search', '/:type/:id', '/Patient/:id/$everything']) {
      server.options(path, async (_request, reply) => reply.code(204).send());
    }

    const opened = async (request: FastifyRequest, reply: FastifyReply): Promise<AppRequest> => {
      const context = contextOf(request);
      const [, token = ''] = /^Bearer ([\w-]{1,100})$/i.exec(request.headers.authorization ?? '') ?? [];
      const access = await openAccess(context, token, parts);
      if (access === 'unavailable') throw new FhirRefusal(503, 'transient', 'Please try again later.');
      if (access === 'invalid') {
        // RFC 6750 section 3
        reply.header('www-authenticate', `Bearer realm="fhir"${token && ', error="invalid_token"'}`);
        throw new FhirRefusal(401, 'login', 'The token is missing, over or ended by the patient.');
      }
      await takeAllowance(context, reply, `FHIR ${access.patientId} ${access.app.id}`, READS_PER_MINUTE);
      return { context, access };
    };
    const isStrict = ({ headers }: FastifyRequest) => /handling=strict/.test(String(headers.prefer ?? ''));
    const send = (reply: FastifyReply, resource: object) =>
      reply.type(FHIR_JSON).send(JSON.stringify(resource));

    server.get('/metadata', async (request, reply) =>
      send(reply, capabilityStatement(request.origin, request.brand.name)),
    );
    server.get<{ Params: { type: string } }>('/:type', SEARCHING, async (request, reply) => {
      const asked = await opened(request, reply);
      return send(
        reply,
        await search(asked, request.params.type, queryOf(request), { isStrict: isStrict(request) }),
      );
    });
    server.post<{ Params: { type: string } }>('/:type/_search', SEARCHING, async (request, reply) => {
      const asked = await opened(request, reply);
      const parameters = new URLSearchParams([
        ...queryOf(request),
        ...new URLSearchParams(formText(request)),
      ]);
      return send(
        reply,
        await search(asked, request.params.type, parameters, { isStrict: isStrict(request) }),
      );
    });
    server.get<{ Params: { type: string; id: string } }>('/:type/:id', async (request, reply) => {
      const asked = await opened(request, reply);
      return send(reply, await read(asked, request.params.type, request.params.id));
    });
    server.get<{ Params: { id: string } }>('/Patient/:id/$everything', SEARCHING, async (request, reply) => {
      const asked = await opened(request, reply);
      return send(reply, await everything(asked, request.params.id, queryOf(request)));
    });
  };
}

/** Apps that run in a browser come from their own origin. No cookie is looked at here. */
function openToOrigins(server: FastifyInstance): void {
  server.addHook('onRequest', async (_request, reply) => {
    reply
      .header('access-control-allow-origin', '*')
      .header('access-control-allow-methods', 'GET, POST')
      .header('access-control-allow-headers', 'authorization, content-type, accept, prefer')
      .header('access-control-expose-headers', 'www-authenticate, retry-after')
      .header('cross-origin-resource-policy', 'cross-origin');
  });
}

function takeForms(server: FastifyInstance): void {
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_LIMIT },
    (_request, body, done) => done(null, String(body)),
  );
}

const formText = ({ body }: FastifyRequest): string => (typeof body === 'string' ? body : '');
/** A name that comes twice is a list, which no schema takes. */
const formOf = (request: FastifyRequest): Readonly<Record<string, unknown>> => parse(formText(request));
const queryOf = ({ url }: FastifyRequest) => new URLSearchParams(url.split('?')[1] ?? '');

/** @throws what is answered 429 */
async function takeAllowance(
  { allowance }: Context,
  reply: FastifyReply,
  key: string,
  rateLimit: number,
): Promise<void> {
  const wait = await allowance.call(key, { rateLimit });
  if (wait === null) return;
  reply.header('retry-after', String(wait));
  throw Object.assign(new Error('Too many requests'), { statusCode: 429 });
}
