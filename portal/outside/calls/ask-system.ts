import type { Context } from '#platform/context.ts';
import { SystemError } from './system-error.ts';

/** What an outside system answers; `ERROR` if it does not, which the log is told and nobody waits for. */
export async function askSystem<Answer>(
  { report }: Pick<Context, 'report'>,
  ask: () => Promise<Answer>,
): Promise<Answer | 'ERROR'> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof SystemError)) throw error;
    report(error);
    return 'ERROR';
  }
}
