import type { FastifyRequest } from 'fastify';
import type { Language } from '#contract/language/language.ts';
import type { Clock } from '#platform/clock.ts';
import type { Context, InScope, Vault } from '#platform/context.ts';
import type { BreakWatch } from '../breaks/break-watch.ts';
import { rightsOfSession } from '../sessions/patient-of-session.ts';
import { callerNetwork } from './caller-network.ts';
import { idempotencyKey } from './idempotency-key.ts';
import { askedLanguage } from './preferred-language.ts';

/** What every request's context shares. */
export interface ContextParts {
  readonly inScope: InScope;
  readonly vault: Vault;
  readonly clock: Clock;
  readonly acceptsDevelopmentIdentityCodes: boolean;
  readonly breaks: Pick<BreakWatch, 'of'>;
}

/** Makes what a handler may use out of a request. */
export function createContext(parts: ContextParts) {
  return (request: FastifyRequest, language: Language = languageOf(request)): Context => ({
    brand: request.brand,
    language,
    session: request.session,
    rights: () => rightsOfSession(request.session, request.brand, { ...parts, now: parts.clock() }),
    breakOf: (part) => parts.breaks.of(part, parts.clock()),
    reloginProof: request.reloginProof,
    startStaffSession: request.startStaffSession,
    address: callerNetwork(request.ip),
    allowance: request.allowance,
    requestId: request.id,
    origin: request.origin,
    now: parts.clock(),
    inScope: parts.inScope,
    vault: parts.vault,
    idempotencyKey: idempotencyKey(request),
    acceptsDevelopmentIdentityCodes: parts.acceptsDevelopmentIdentityCodes,
    acquireOnce: request.acquireOnce,
    answered: (key, answer) => request.answered.push([key, answer]),
    // Foreseen, and the caller was told: nothing here is broken.
    report: (error) => request.log.warn({ err: error }, 'answered as an outcome'),
  });
}

function languageOf(request: FastifyRequest): Language {
  const { lang } = request.query as { lang?: unknown };
  return askedLanguage(request, lang);
}
