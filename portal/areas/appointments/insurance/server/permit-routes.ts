import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { PERMIT_STATUSES, type PermitStatus } from '#areas/appointments/shared/insurance/insurance-states.ts';
import { LANGUAGES, type Language } from '#contract/language/language.ts';
import { isInternalPath } from '#contract/routes/internal-path.ts';
import { href } from '#contract/routes/routes.ts';
import type { LahiTapiola } from '#outside/insurers/client/lahitapiola/lahitapiola.ts';
import type { Context } from '#platform/context.ts';
import { insuredOf } from './insured.ts';
import { beginApplication, finishApplication, RETURN_PATH } from './permit-applications.ts';

const applySchema = z.object({
  redirectTo: z.string().refine(isInternalPath),
  channel: z.literal('w'),
  lang: z.enum(LANGUAGES),
});
const returnSchema = z.object({
  state: z.string().regex(/^[\w-]{43}$/),
  // A word that was not agreed upon is no permission.
  status: z.enum(PERMIT_STATUSES).catch('error'),
});

export interface PermitRouteParts {
  readonly lahitapiola: LahiTapiola;
  readonly contextOf: (request: FastifyRequest, language?: Language) => Context;
}

/**
 * The way to LähiTapiola's page for permits of direct compensation, and back. Both answer 303. `redirectTo` is a page of
 * the portal; it is gone on to with `status` in its query, which tells the page what to show and nothing else:
 * whether there is a permit the insurer is asked.
 */
export function permitRoutes({ lahitapiola, contextOf }: PermitRouteParts) {
  return async (server: FastifyInstance): Promise<void> => {
    server.get('/api/insurance/lahitapiola-apply-permit', async (request, reply) => {
      const { redirectTo, lang } = wellFormed(applySchema, request.query);
      // No other site sends a patient's browser to apply for anything.
      const site = request.headers['sec-fetch-site'];
      if (site !== undefined && site !== 'same-origin' && site !== 'none') throw refusal();
      const context = contextOf(request, lang);
      const rights = await context.rights();
      const insured = rights.includes('lahitapiola-insurance-flow') ? await insuredOf(context) : null;
      // The page leads to the login, or shows what it can do without the insurer.
      if (!insured || insured.isUnderage) return seeOther(reply, withStatus(redirectTo, 'error'));
      const page = await beginApplication(context, lahitapiola, insured, redirectTo);
      return seeOther(reply, page ?? withStatus(redirectTo, 'error'));
    });

    server.get(RETURN_PATH, async (request, reply) => {
      const { state, status } = wellFormed(returnSchema, request.query);
      const context = contextOf(request);
      const { patientId } = context.session;
      const returnTo = patientId && (await finishApplication(context, patientId, state, status));
      return seeOther(
        reply,
        returnTo ? withStatus(returnTo, status) : href('front-page', {}, context.language),
      );
    });
  };
}

function seeOther(reply: FastifyReply, location: string) {
  return reply.header('cache-control', 'no-store').redirect(location, 303);
}

/** A page's address with what has come of the application. */
function withStatus(path: string, status: PermitStatus): string {
  const url = new URL(path, 'http://portal');
  url.searchParams.set('status', status);
  return `${url.pathname}${url.search}${url.hash}`;
}

/** @throws what the server answers 400 */
function wellFormed<Schema extends z.ZodType>(schema: Schema, query: unknown): z.output<Schema> {
  const parsed = schema.safeParse(query);
  if (!parsed.success) throw refusal();
  return parsed.data;
}

function refusal(): Error {
  return Object.assign(new Error('Not a request of the portal’s own'), { statusCode: 400 });
}
