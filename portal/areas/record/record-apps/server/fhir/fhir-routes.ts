import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { openAccess } from '../app-access.ts';
import { answerFhirError } from '../app-errors.ts';
import { type AppRouteParts, formText, openToOrigins, takeAllowance, takeForms } from '../app-http.ts';
import { takesJson } from './accepted.ts';
import { everything, read, search } from './answers.ts';
import type { AppRequest } from './app-request.ts';
import { capabilityStatement } from './capability-statement.ts';
import { FHIR_JSON, FhirRefusal, notFound } from './outcome.ts';

/** Requests a minute of one app for one patient. */
const READS_PER_MINUTE = 300;
/** It opens as much of the record as it takes. */
const SEARCHING = { config: { cost: 'search' } } as const;

/** FHIR R4, read only. */
export function fhirRoutes(parts: AppRouteParts) {
  const { contextOf } = parts;
  return async (server: FastifyInstance): Promise<void> => {
    takeForms(server);
    openToOrigins(server);
    server.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
      const { method, headers } = request;
      if (method !== 'OPTIONS' && !takesJson(headers.accept, queryOf(request).get('_format')))
        throw new FhirRefusal(406, 'not-supported', 'FHIR R4 is answered as JSON alone.');
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
      return { context, access, isStrict: /handling=strict/.test(String(request.headers.prefer ?? '')) };
    };
    const send = (reply: FastifyReply, resource: object) =>
      reply.type(FHIR_JSON).send(JSON.stringify(resource));

    server.get('/metadata', async (request, reply) =>
      send(reply, capabilityStatement(request.origin, request.brand.name)),
    );
    server.get<{ Params: { type: string } }>('/:type', SEARCHING, async (request, reply) => {
      const asked = await opened(request, reply);
      return send(reply, await search(asked, request.params.type, queryOf(request)));
    });
    server.post<{ Params: { type: string } }>('/:type/_search', SEARCHING, async (request, reply) => {
      const asked = await opened(request, reply);
      const form = new URLSearchParams(formText(request));
      const parameters = new URLSearchParams([...queryOf(request), ...form]);
      return send(reply, await search(asked, request.params.type, parameters));
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

const queryOf = ({ url }: { readonly url: string }) => new URLSearchParams(url.split('?')[1] ?? '');
