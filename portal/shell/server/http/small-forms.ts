import { parse } from 'node:querystring';
import type { FastifyInstance } from 'fastify';

/** Bytes of a form that has a token, a language and what it is about. */
const FORM_LIMIT = 1024;

/** Takes the forms that browsers themselves send where no script runs; a handler's body has their values by name. */
export function takeSmallForms(server: FastifyInstance): void {
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_LIMIT },
    (_request, body, done) => done(null, parse(String(body))),
  );
}
