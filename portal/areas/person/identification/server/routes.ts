import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { brandOf } from '#brands/registry.ts';
import { languageIn } from '#contract/brand/brand-languages.ts';
import { LANGUAGES } from '#contract/language/language.ts';
import type { SessionControl } from '#platform/session/session-control.ts';
import { beginSignIn, finishSignIn, type SignInParts, type SignInVisit } from './sign-in.ts';

export interface IdentificationRouteParts extends SignInParts {
  readonly sessions: SessionControl<FastifyRequest, FastifyReply>;
  readonly visitOf: (request: FastifyRequest) => Omit<SignInVisit, 'browser'>;
  /** Whether the portal is served over https only. */
  readonly isSecure: boolean;
}

/** Seconds that the cookie outlives the sign-in that it was set for. */
const COOKIE_SECONDS = 30 * 60;
const COOKIE_VALUE = /^[\w-]{43}$/;

const querySchema = z.object({
  lang: z.enum(LANGUAGES).optional().catch(undefined),
  next: z.string().catch(''),
  acr_values: z.string().max(500).catch(''),
});

/** Seconds that the service may keep the portal's public keys without asking again. */
const KEYS_SECONDS = 300;

/**
 * The addresses of strong identification: where it begins, where the service sends people back to, and
 * where it finds the portal's public keys. The first two answer 303, to the service, to a page of the
 * portal, or to the login page with an `error`. The server must have the cookie plugin.
 */
export function createIdentificationRoutes(parts: IdentificationRouteParts) {
  const { sessions, visitOf, isSecure } = parts;
  const cookieName = isSecure ? '__Host-sign-in' : 'sign-in';

  function visit(request: FastifyRequest): SignInVisit {
    const cookie = request.cookies[cookieName];
    return { ...visitOf(request), browser: cookie && COOKIE_VALUE.test(cookie) ? cookie : undefined };
  }

  function redirect(
    request: FastifyRequest,
    reply: FastifyReply,
    step: { location: string; failure?: string },
  ) {
    if (step.failure) request.log.warn({ reason: step.failure }, 'Nobody was identified');
    return reply.header('cache-control', 'no-store').redirect(step.location, 303);
  }

  return async (server: FastifyInstance): Promise<void> => {
    server.get('/oauth/authenticate', async (request, reply) => {
      const { lang, next, acr_values: acrValues } = querySchema.parse(request.query);
      const visitor = visit(request);
      const language = lang ? languageIn(brandOf(visitor.brand), lang) : visitor.language;
      const step = await beginSignIn(parts, visitor, { language, next, acrValues });
      if (step.browser) {
        reply.setCookie(cookieName, step.browser, {
          path: '/',
          httpOnly: true,
          secure: isSecure,
          // Coming back from the service is a navigation from another site.
          sameSite: 'lax',
          maxAge: COOKIE_SECONDS,
        });
      }
      return redirect(request, reply, step);
    });

    server.get('/oauth/callback', async (request, reply) => {
      const visitor = visit(request);
      const step = await finishSignIn(parts, visitor, new URL(request.url, visitor.origin));
      if (step.identified) await sessions.start(request, reply, step.identified);
      return redirect(request, reply, step);
    });

    server.get('/oauth/jwks', async (_request, reply) =>
      reply
        .type('application/jwk-set+json')
        .header('cache-control', `public, max-age=${KEYS_SECONDS}`)
        .send(JSON.stringify(await parts.identification.publishedKeys())),
    );
  };
}
