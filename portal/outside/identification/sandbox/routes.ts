import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { z } from 'zod';
import { type IdentificationMethod, methodOf } from '#areas/person/shared/identification/methods.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#contract/language/language.ts';
import type { DemoPerson } from '#demo/people.ts';
import { isAssuranceLevel } from '#outside/identification/client/assurance.ts';
import { sendPage } from '../../sandbox/page/page.ts';
import { textsOf } from '../../sandbox/texts.ts';
import { chooseMethod, choosePerson, confirmPerson, expired } from './pages.ts';

const querySchema = z.object({ method: z.string().optional(), person: z.string().optional() });
const confirmationSchema = z.object({ person: z.string() });

interface SignInParams {
  uid: string;
}

/** The provider's own pages: a bank or certificate, a person, a confirmation. They need no script. */
export function identificationRoutes(
  server: FastifyInstance,
  provider: Provider,
  people: readonly DemoPerson[],
  methods: readonly IdentificationMethod[],
): void {
  server.get<{ Params: SignInParams }>('/sign-in/:uid', async (request, reply) => {
    const interaction = await interactionOf(request, reply);
    if (!interaction) return reply;
    const { params, lang } = interaction;
    const query = querySchema.safeParse(request.query).data ?? {};
    const view = { texts: textsOf(lang), lang, uid: request.params.uid, methods };
    const method =
      query.method === undefined ? methodAsked(params, methods) : methodOf(methods, query.method);
    const person = people.find(({ key }) => key === query.person);
    const page = !method
      ? chooseMethod(view)
      : !person
        ? choosePerson(view, method, people)
        : confirmPerson(view, method, person);
    return sendPage(reply, page);
  });

  server.post<{ Params: SignInParams }>('/sign-in/:uid/confirm', async (request, reply) => {
    const interaction = await interactionOf(request, reply);
    if (!interaction) return reply;
    const form = confirmationSchema.safeParse(request.body);
    const person = people.find(({ key }) => key === form.data?.person);
    if (!person) return reply.redirect(`/sign-in/${request.params.uid}`, 303);
    return finish(request, reply, {
      login: {
        // A new subject each time: only the identity code says who somebody is.
        accountId: `${person.key}.${randomUUID()}`,
        acr: wordsOf(interaction.params.acr_values).find(isAssuranceLevel),
        remember: false,
      },
    });
  });

  server.post<{ Params: SignInParams }>('/sign-in/:uid/cancel', async (request, reply) => {
    if (!(await interactionOf(request, reply))) return reply;
    return finish(request, reply, {
      error: 'access_denied',
      error_description: 'The person cancelled the identification.',
    });
  });

  /** This browser's sign-in; without one a page that says so has been sent. */
  async function interactionOf(request: FastifyRequest, reply: FastifyReply) {
    try {
      const { params } = await provider.interactionDetails(request.raw, reply.raw);
      return { params, lang: languageOf(params.ui_locales) };
    } catch {
      reply.code(400);
      sendPage(reply, expired(textsOf(DEFAULT_LANGUAGE), DEFAULT_LANGUAGE));
      return null;
    }
  }

  async function finish(
    request: FastifyRequest,
    reply: FastifyReply,
    result: Parameters<Provider['interactionResult']>[2],
  ) {
    const returnTo = await provider.interactionResult(request.raw, reply.raw, result, {
      mergeWithLastSubmission: false,
    });
    return reply.redirect(returnTo, 303);
  }
}

/** The bank or certificate that the portal has asked for, in either kind of broker. */
function methodAsked(
  params: Readonly<Record<string, unknown>>,
  methods: readonly IdentificationMethod[],
): IdentificationMethod | undefined {
  const words = [...wordsOf(params.ftn_idp_id), ...wordsOf(params.acr_values)];
  return words.map((word) => methodOf(methods, word)).find((method) => method !== undefined);
}

/** The first supported language of the requested ones (`ui_locales`, OpenID Connect Core section 3.1.2.1). */
function languageOf(locales: unknown): Language {
  return wordsOf(locales).find(isLanguage) ?? DEFAULT_LANGUAGE;
}

function wordsOf(value: unknown): string[] {
  return String(value ?? '').split(' ');
}
