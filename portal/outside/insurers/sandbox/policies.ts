import { createHash } from 'node:crypto';
import type { Language } from '#contract/language/language.ts';
import { APPLIED_FOR, DEMO_POLICIES, type DemoPermit } from '#demo/insurance-policies.ts';
import type { DemoPerson } from '#demo/people.ts';
import { sandboxNow } from '#outside/sandbox/sandbox-clock.ts';

/** What the insurers have in their books: the demo people's policies, and what was permitted since the start. */
export interface Policies {
  isCoveredByPohjola(identityCode: string): boolean;
  hasLahiTapiola(identityCode: string): boolean;
  /** Valid permits as LähiTapiola tells them. */
  permitsOf(identityCode: string, language: Language): readonly object[];
  /** Adds the permit that is applied for; once is enough. */
  permit(identityCode: string): void;
}

const DAY_MS = 24 * 60 * 60 * 1000;

export function openPolicies(people: readonly DemoPerson[]): Policies {
  const permitted = new Set<string>();
  const keyOf = (identityCode: string) =>
    people.find((each) => each.identityCode === identityCode)?.key ?? '';
  const policiesOf = (identityCode: string) => DEMO_POLICIES[keyOf(identityCode)] ?? {};
  return {
    isCoveredByPohjola: (code) => policiesOf(code).pohjola === true,
    hasLahiTapiola: (code) => policiesOf(code).lahitapiola !== undefined,
    permitsOf: (code, language) =>
      [...(policiesOf(code).lahitapiola ?? []), ...(permitted.has(code) ? [APPLIED_FOR] : [])].map((permit) =>
        told(permit, language),
      ),
    permit: (code) => {
      permitted.add(code);
    },
  };
}

function told({ symptom, bodyPart, validDays }: DemoPermit, language: Language) {
  const validTo = new Date(sandboxNow().getTime() + validDays * DAY_MS).toISOString().slice(0, 10);
  const contentHash = createHash('sha256').update(`${symptom.en} ${bodyPart.en} ${validTo}`).digest('hex');
  return { symptom: symptom[language], bodyPart: bodyPart[language], validTo, contentHash };
}
