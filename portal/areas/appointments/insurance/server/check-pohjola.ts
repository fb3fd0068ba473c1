import { keepAnswer } from '#areas/appointments/shared/insurance/server/answers.ts';
import { askSystem } from '#outside/calls/ask-system.ts';
import type { Insurers } from '#outside/insurers/client/insurers.ts';
import { ok, problem, type Steps } from '#platform/calls/handler.ts';
import type { InsuranceApi } from '../contract.ts';
import { insuredOf } from './insured.ts';

type Check = InsuranceApi['GET /api/insurance/pohjola-check/{date}'];

/** `GET /api/insurance/pohjola-check/{date}` */
export function checkPohjola(insurers: Insurers): Steps<Check, { hasInsurance: boolean | 'ERROR' }> {
  return {
    async before(context, { params: { date } }) {
      if (!context.brand.insurers.includes('OP')) return problem('notFound');
      const insured = await insuredOf(context);
      if (!insured) return problem('notFound');
      return {
        hasInsurance: await askSystem(context, () =>
          insurers.pohjola.hasInsurance(insured.identityCode, date),
        ),
      };
    },
    async answer(call, { params: { date: day } }, { hasInsurance }) {
      const state = hasInsurance === 'ERROR' ? 'ERROR' : hasInsurance ? 'FOUND' : 'NOT_FOUND';
      await keepAnswer(call, { insurer: 'OP', state, day });
      if (state === 'ERROR') return ok({ type: state });
      await call.note({ action: 'read', kind: 'insurance' });
      return ok(
        state === 'FOUND' ? { type: state, hasInsurance: true } : { type: state, hasInsurance: false },
      );
    },
  };
}
