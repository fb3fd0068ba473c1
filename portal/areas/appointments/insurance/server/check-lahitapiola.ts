import { keepAnswer } from '#areas/appointments/shared/insurance/server/answers.ts';
import { askSystem } from '#outside/calls/ask-system.ts';
import type { Insurers } from '#outside/insurers/client/insurers.ts';
import type { DirectCompensationPermit } from '#outside/insurers/client/lahitapiola/lahitapiola.ts';
import { ok, problem, type Steps } from '#platform/calls/handler.ts';
import type { Context } from '#platform/context.ts';
import type { InsuranceApi } from '../contract.ts';
import { insuredOf } from './insured.ts';

type PolicyCheck = InsuranceApi['GET /api/insurance/lahitapiola-policy-check'];
type Permits = InsuranceApi['GET /api/insurance/lahitapiola-direct-compensation-permits/{lang}'];

/** `GET /api/insurance/lahitapiola-policy-check` */
export function checkPolicy(insurers: Insurers): Steps<PolicyCheck, { hasPolicy: boolean | 'ERROR' }> {
  return {
    async before(context) {
      const asked = await askedFor(context);
      if (typeof asked !== 'string') return asked;
      return { hasPolicy: await askSystem(context, () => insurers.lahitapiola.hasPolicy(asked)) };
    },
    async answer(call, _, { hasPolicy }) {
      if (hasPolicy === 'ERROR') {
        await keepAnswer(call, { insurer: 'LAHITAPIOLA', state: 'ERROR' });
        return ok({ type: 'ERROR' });
      }
      const state = hasPolicy ? 'INSURANCE_FOUND_NO_PERMITS' : 'INSURANCE_NOT_FOUND';
      await keepAnswer(call, { insurer: 'LAHITAPIOLA', state });
      await call.note({ action: 'read', kind: 'insurance' });
      return ok({ type: hasPolicy ? 'INSURANCE_FOUND' : 'INSURANCE_NOT_FOUND' });
    },
  };
}

/** `GET /api/insurance/lahitapiola-direct-compensation-permits/{lang}` */
export function showPermits(
  insurers: Insurers,
): Steps<Permits, { permits: readonly DirectCompensationPermit[] | 'ERROR' }> {
  return {
    async before(context, { params: { lang } }) {
      const asked = await askedFor(context);
      if (typeof asked !== 'string') return asked;
      return { permits: await askSystem(context, () => insurers.lahitapiola.permitsOf(asked, lang)) };
    },
    async answer(call, _, { permits }) {
      const state =
        permits === 'ERROR'
          ? 'ERROR'
          : permits.length > 0
            ? 'INSURANCE_FOUND_WITH_PERMITS'
            : 'INSURANCE_FOUND_NO_PERMITS';
      const named = permits === 'ERROR' ? [] : permits;
      await keepAnswer(call, { insurer: 'LAHITAPIOLA', state, permits: named });
      if (permits === 'ERROR') return ok({ type: 'ERROR' });
      await call.note({ action: 'read', kind: 'insurance' });
      return ok(
        permits.length > 0
          ? { type: 'INSURANCE_FOUND_WITH_PERMITS', permits: [...permits] }
          : { type: 'INSURANCE_FOUND_NO_PERMITS' },
      );
    },
  };
}

/** The identity code that LähiTapiola is asked about, or why it is not asked. */
async function askedFor(context: Context) {
  const insured = await insuredOf(context);
  if (!insured) return problem('notFound');
  return insured.isUnderage ? ok({ type: 'underageCustomer' as const }) : insured.identityCode;
}
