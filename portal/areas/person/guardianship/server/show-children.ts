import type { PopulationRegister } from '#outside/population-register/client/population-register.ts';
import { type Outside, ok, problem } from '#platform/calls/handler.ts';
import type { GuardianshipApi } from '../contract.ts';
import { askedChildren } from './asked-children.ts';

/** `GET /api/guardianship/children` */
export function showChildren(
  register: PopulationRegister,
): Outside<GuardianshipApi['GET /api/guardianship/children']> {
  return {
    async outside(context) {
      if (!context.brand.features.includes('guardian-login')) return problem('notFound');
      const found = await askedChildren(context, register);
      if (!found) return ok({ type: 'unavailable' });
      const { actingFor } = context.session;
      return ok({
        type: 'success',
        children: found.map((child) => ({
          ...child,
          isCurrent: actingFor !== null && child.patientId === actingFor.patientId,
        })),
      });
    },
  };
}
