import type { PopulationRegister } from '#outside/population-register/client/population-register.ts';
import { ok, problem, type Steps } from '#platform/calls/handler.ts';
import type { GuardianshipApi } from '../contract.ts';
import { askedChildren } from './asked-children.ts';
import type { FoundChild } from './children.ts';
import { registerWord } from './register-word.ts';

type ActFor = GuardianshipApi['POST /api/guardianship/act-for'];

interface Chosen {
  /** Null: one's own matters. */
  readonly child: FoundChild | null;
}

/** `POST /api/guardianship/act-for` */
export function actFor(register: PopulationRegister): Steps<ActFor, Chosen> {
  return {
    async before(context, { body }) {
      if (!context.brand.features.includes('guardian-login')) return problem('notFound');
      if (body.child === null) return { child: null };
      const found = await askedChildren(context, register);
      if (!found) return ok({ type: 'unavailable' });
      const child = found.find(({ id }) => id === body.child);
      if (!child) return ok({ type: 'disallowed' });
      return child.status === 'available' ? { child } : ok({ type: child.status });
    },
    scope: ({ session }) => ({ sessionHash: session.hash }),
    // The session's next requests are about the child; the cookie stays, the token of its pages does not.
    async answer({ tx, session, now }, _, { child }) {
      await tx
        .updateTable('sessions')
        .set({
          guardianship_verified_at: null,
          ...(child && registerWord(child, now)),
          acting_for: child?.patientId ?? null,
          guardianship_ended: false,
        })
        .where('id_hash', '=', session.hash)
        .execute();
      return ok({ type: 'success' });
    },
  };
}
