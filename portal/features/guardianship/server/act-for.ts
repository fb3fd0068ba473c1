import type { PopulationRegister } from '#integrations/population-register/population-register.ts';
import { type Handler, ok, problem } from '#platform/calls/handler.ts';
import type { Context } from '#platform/context.ts';
import type { GuardianshipApi } from '../contract.ts';
import { askedChildren } from './asked-children.ts';
import type { FoundChild } from './children.ts';
import { registerWord } from './register-word.ts';

/** `POST /api/guardianship/act-for` */
export function actFor(
  register: PopulationRegister,
): Handler<GuardianshipApi['POST /api/guardianship/act-for']> {
  return async (context, { body }) => {
    if (!context.brand.features.includes('guardian-login')) return problem('notFound');
    if (body.child === null) {
      await goOnFor(context, null);
      return ok({ type: 'success' });
    }
    const found = await askedChildren(context, register);
    if (!found) return ok({ type: 'unavailable' });
    const child = found.find(({ id }) => id === body.child);
    if (!child) return ok({ type: 'disallowed' });
    if (child.status !== 'available') return ok({ type: child.status });
    await goOnFor(context, child);
    return ok({ type: 'success' });
  };
}

/** The session's next requests are in this scope; the cookie stays, the token of its pages does not. */
async function goOnFor({ session, inScope, now }: Context, child: FoundChild | null): Promise<void> {
  await inScope({ sessionHash: session.hash }, (tx) =>
    tx
      .updateTable('sessions')
      .set({
        guardianship_verified_at: null,
        ...(child && registerWord(child, now)),
        acting_for: child?.patientId ?? null,
        guardianship_ended: false,
      })
      .where('id_hash', '=', session.hash)
      .execute(),
  );
}
