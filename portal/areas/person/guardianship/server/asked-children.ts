import {
  type PopulationRegister,
  PopulationRegisterError,
} from '#outside/population-register/client/population-register.ts';
import type { Context } from '#platform/context.ts';
import { childrenOf, type FoundChild } from './children.ts';

/** The signed-in person's children; null when the register does not answer, which the log is told. */
export async function askedChildren(
  context: Context,
  register: PopulationRegister,
): Promise<FoundChild[] | null> {
  const { person } = context.session;
  if (person === null) throw new Error('This endpoint is for identified people');
  try {
    return await childrenOf({ ...context, register }, person.identityCode);
  } catch (error) {
    if (!(error instanceof PopulationRegisterError)) throw error;
    context.report(error);
    return null;
  }
}
