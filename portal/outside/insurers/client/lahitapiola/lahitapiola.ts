import { z } from 'zod';
import type { Language } from '#contract/language/language.ts';
import { createSystemCalls, type SystemSettings } from '../../../calls/system-calls.ts';
import { SystemError } from '../../../calls/system-error.ts';

export interface LahiTapiolaSettings extends SystemSettings {
  /** Where its permit applications are filled in: patients are sent to no other origin. */
  readonly applicationOrigin: string;
}

const policiesSchema = z.strictObject({ hasPolicy: z.boolean() });
const permitsSchema = z.strictObject({
  permits: z.array(
    z.strictObject({
      symptom: z.string().min(1),
      bodyPart: z.string().min(1),
      validTo: z.iso.date(),
      contentHash: z.string().regex(/^[\da-f]{64}$/),
    }),
  ),
});
const applicationSchema = z.strictObject({ applicationUrl: z.url({ protocol: /^https?$/ }) });

/** What the insurer pays to the clinic directly: treatment of a symptom, until a day (`YYYY-MM-DD`). */
export type DirectCompensationPermit = z.infer<typeof permitsSchema>['permits'][number];

export interface PermitApplication {
  /** Whose treatment it is for. */
  readonly insuredIdentityCode: string;
  /** Who applies: the insured person, or a child's guardian. */
  readonly applicantIdentityCode: string;
  readonly language: Language;
  /** Where the portal is used: on the web. */
  readonly channel: 'w';
  /** Where the browser is sent back to, with `status` added to the query. */
  readonly returnUrl: string;
}

/** LähiTapiola, as far as its contract (`lahitapiola.openapi.yaml`) goes. All of it rejects with a `SystemError` when it fails. */
export interface LahiTapiola {
  hasPolicy(identityCode: string): Promise<boolean>;
  /** The permits that are valid now, in words of a language; none for somebody without a policy. */
  permitsOf(identityCode: string, language: Language): Promise<readonly DirectCompensationPermit[]>;
  /** Begins an application; resolves to the page on which the patient fills it in. */
  apply(application: PermitApplication): Promise<string>;
}

const NAME = 'LähiTapiola';

export function createLahiTapiola(settings: LahiTapiolaSettings): LahiTapiola {
  const call = createSystemCalls(NAME, settings);
  return {
    async hasPolicy(identityCode) {
      const answer = await call({
        path: '/policy-checks',
        person: identityCode,
        body: { identityCode },
        answer: policiesSchema,
        isRepeatable: true,
      });
      return answer.hasPolicy;
    },
    async permitsOf(identityCode, language) {
      const answer = await call({
        path: '/direct-compensation-permits/search',
        person: identityCode,
        body: { identityCode, language },
        answer: permitsSchema,
        isRepeatable: true,
      });
      return answer.permits;
    },
    async apply(application) {
      const { applicationUrl } = await call({
        path: '/permit-applications',
        person: application.applicantIdentityCode,
        body: application,
        answer: applicationSchema,
        isRepeatable: false,
      });
      const page = new URL(applicationUrl);
      if (page.origin !== settings.applicationOrigin) {
        throw new SystemError(NAME, 'an application page of another origin', false);
      }
      // As a header can have it: letters of any language and line breaks are no longer in it.
      return page.href;
    },
  };
}
