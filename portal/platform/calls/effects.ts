import type { Access } from '../access-log.ts';
import type { Context } from '../context.ts';

/** What a call does outside the database, once what it has done there is committed. */
export type Effect = () => void | Promise<void>;

/** What calls that share a transaction leave to whom it belongs. */
export interface Later {
  /** To be done after the commit. */
  readonly effects: Effect[];
  /** Reads, to be noted before it. */
  readonly reads: Access[];
}

/** Does what calls have left for after their commit. What fails is reported and keeps nothing else from being done. */
export async function takeEffect(
  effects: readonly Effect[],
  { report }: Pick<Context, 'report'>,
): Promise<void> {
  for (const effect of effects) {
    try {
      await effect();
    } catch (error) {
      report(error);
    }
  }
}
