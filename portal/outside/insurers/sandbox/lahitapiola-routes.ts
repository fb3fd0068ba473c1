import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#contract/language/language.ts';
import type { DemoPerson } from '#demo/people.ts';
import { type SystemEnd, serveOperation } from '../../sandbox/operation.ts';
import { sendPage } from '../../sandbox/page/page.ts';
import { type Application, applicationPage, noApplication } from './application-page.ts';
import { identityCode } from './identity-code.ts';
import type { Policies } from './policies.ts';

/** Where the portal has agreed to receive patients again, under each of its origins. */
const RETURN_PATH = '/api/insurance/lahitapiola-permit-return';

const questionSchema = z.strictObject({ identityCode });
const permitQuestionSchema = questionSchema.extend({ language: z.enum(LANGUAGES) });
const applicationSchema = z.strictObject({
  insuredIdentityCode: identityCode,
  applicantIdentityCode: identityCode,
  language: z.enum(LANGUAGES),
  channel: z.literal('w'),
  returnUrl: z.url(),
});
const decisionSchema = z.object({
  decision: z.enum(['directcompensationallowed', 'directcompensationdenied', 'cancel']),
});

interface LahiTapiolaEnd extends Omit<SystemEnd, 'system'> {
  readonly policies: Policies;
  readonly people: readonly DemoPerson[];
  /** Origin of the insurer's own pages. */
  readonly origin: string;
  readonly portalOrigins: readonly string[];
}

/**
 * LähiTapiola's own implementation of `outside/insurers/lahitapiola.openapi.yaml`, and the page on which a patient
 * permits direct compensation, or does not. An application is decided once.
 */
export function lahiTapiolaRoutes({
  policies,
  people,
  origin,
  portalOrigins,
  ...rest
}: LahiTapiolaEnd): void {
  const end: SystemEnd = { ...rest, system: 'lahitapiola' };
  const { server, faults } = end;
  const applications = new Map<string, Application>();

  serveOperation(end, {
    path: '/lahitapiola/v1/policy-checks',
    request: questionSchema,
    answer: (asked) => ({ hasPolicy: policies.hasLahiTapiola(asked.identityCode) }),
    wrong: { hasPolicy: 1 },
  });
  serveOperation(end, {
    path: '/lahitapiola/v1/direct-compensation-permits/search',
    request: permitQuestionSchema,
    answer: (asked) => ({ permits: policies.permitsOf(asked.identityCode, asked.language) }),
    wrong: { permits: [{ symptom: '' }] },
  });
  serveOperation(end, {
    path: '/lahitapiola/v1/permit-applications',
    request: applicationSchema,
    answer: ({ insuredIdentityCode: insured, language, returnUrl }) => {
      const url = new URL(returnUrl);
      if (!portalOrigins.includes(url.origin) || url.pathname !== RETURN_PATH) return null;
      const person = people.find((each) => each.identityCode === insured);
      const id = randomBytes(16).toString('base64url');
      const name = person ? `${person.firstNames} ${person.lastName}` : '';
      applications.set(id, { insured, name, language, returnUrl });
      return { applicationUrl: `${origin}/lahitapiola/applications/${id}` };
    },
    wrong: { applicationUrl: 'https://elsewhere.example/' },
  });

  server.get<{ Params: { id: string } }>('/lahitapiola/applications/:id', async (request, reply) => {
    const application = applications.get(request.params.id);
    return application ? sendPage(reply, applicationPage(request.params.id, application)) : over(reply);
  });

  server.post<{ Params: { id: string } }>('/lahitapiola/applications/:id', async (request, reply) => {
    const application = applications.get(request.params.id);
    const form = decisionSchema.safeParse(request.body);
    if (!application || !form.success) return over(reply);
    applications.delete(request.params.id);
    const isDown = faults.get('lahitapiola') === 'down';
    if (!isDown && form.data.decision === 'directcompensationallowed') policies.permit(application.insured);
    const back = new URL(application.returnUrl);
    back.searchParams.set('status', isDown ? 'error' : form.data.decision);
    return reply.redirect(back.href, 303);
  });
}

function over(reply: FastifyReply) {
  return sendPage(reply.code(404), noApplication(DEFAULT_LANGUAGE));
}
