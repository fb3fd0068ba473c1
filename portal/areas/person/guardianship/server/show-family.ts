import type { DueOf } from '#areas/person/shared/guardianship/server/due-of.ts';
import type { PopulationRegister } from '#outside/population-register/client/population-register.ts';
import { type Outside, ok, problem } from '#platform/calls/handler.ts';
import type { Context } from '#platform/context.ts';
import type { FamilyChild, GuardianshipApi } from '../contract.ts';
import { askedChildren } from './asked-children.ts';
import type { FoundChild } from './children.ts';

/** `GET /api/guardianship/family` */
export function showFamily(
  register: PopulationRegister,
  dueOf: DueOf,
): Outside<GuardianshipApi['GET /api/guardianship/family']> {
  return {
    async outside(context) {
      if (!context.brand.features.includes('guardian-login')) return problem('notFound');
      const found = await askedChildren(context, register);
      if (!found) return ok({ type: 'unavailable' });
      const children: FamilyChild[] = [];
      // One after the other: a large family takes no more of the database at a time than a small one.
      for (const child of found) children.push(await withDue(child, context, dueOf));
      return ok({ type: 'success', children });
    },
  };
}

async function withDue(child: FoundChild, context: Context, dueOf: DueOf): Promise<FamilyChild> {
  const { status, patientId, isProtected, guardianHashes, tint } = child;
  const isOpen = status === 'available' && patientId !== null;
  const acting = { verifiedAt: context.now, isProtected, otherGuardians: guardianHashes, tint };
  return {
    ...child,
    isCurrent: patientId !== null && patientId === context.session.actingFor?.patientId,
    due: isOpen ? await dueOf(context, { patientId, ...acting }) : null,
  };
}
