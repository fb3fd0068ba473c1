import { ExponentialBackoff, handleWhen, retry, TaskCancelledError } from 'cockatiel';
import { z } from 'zod';
import { standAside } from '#platform/limits/stand-aside.ts';
import { boundedFetch } from '../../calls/bounded-fetch.ts';
import { type BulkheadLimits, createBulkhead } from '../../calls/bulkhead.ts';

export interface PopulationRegisterSettings extends BulkheadLimits {
  /** Address of the query (`…/population-register/v1/guardianships`). */
  readonly url: string;
  readonly token: string;
  /** Longest wait for one answer, in milliseconds; somebody is waiting for a page. Default: 3000. */
  readonly timeoutMs?: number;
  /** Attempts after the first one. Default: 1. */
  readonly retries?: number;
  /** Wait before the first retry, in milliseconds. Default: 200. */
  readonly retryDelayMs?: number;
}

/** A person in the register, as in its contract (`openapi.yaml`). */
export interface RegisteredPerson {
  readonly identityCode: string;
  readonly firstNames: string;
  readonly lastName: string;
  /** Has a non-disclosure order: nobody else may learn where they live or go, or how they are reached. */
  readonly nonDisclosure: boolean;
}

/** A minor whose guardian asks. */
export interface RegisteredChild extends RegisteredPerson {
  readonly otherGuardians: readonly RegisteredPerson[];
}

/** The register did not answer. `isLasting`: the same request will never succeed. */
export class PopulationRegisterError extends Error {
  readonly isLasting: boolean;

  constructor(reason: string, isLasting: boolean) {
    super(`The population register did not answer: ${reason}`);
    this.name = 'PopulationRegisterError';
    this.isLasting = isLasting;
  }
}

const name = z.string().min(1);
const person = z.strictObject({
  identityCode: z.string().regex(/^\d{6}[-+A-FU-Y]\d{3}[\dA-Y]$/),
  firstNames: name,
  lastName: name,
  nonDisclosure: z.boolean(),
});
const answerSchema = z.strictObject({
  children: z.array(person.extend({ otherGuardians: z.array(person) })),
});

export interface PopulationRegister {
  /**
   * The minors whose guardian somebody is today; rejects with a PopulationRegisterError if that cannot be found out. Asked
   * again while it is being asked about the same person, it is asked once: a page needs the answer several times at a time.
   */
  childrenOf(guardianIdentityCode: string): Promise<readonly RegisteredChild[]>;
}

export function createPopulationRegister(settings: PopulationRegisterSettings): PopulationRegister {
  const fetchInTime = boundedFetch(settings.timeoutMs ?? 3000);
  const again = retry(
    handleWhen((error) => error instanceof PopulationRegisterError && !error.isLasting),
    {
      maxAttempts: settings.retries ?? 1,
      backoff: new ExponentialBackoff({ initialDelay: settings.retryDelayMs ?? 200 }),
    },
  );

  async function ask(identityCode: string): Promise<readonly RegisteredChild[]> {
    const response = await fetchInTime(settings.url, {
      method: 'POST',
      headers: { authorization: `Bearer ${settings.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ identityCode }),
      redirect: 'error',
    }).catch((error: unknown) => {
      const reason = error instanceof TaskCancelledError ? 'time-out' : 'no connection';
      throw new PopulationRegisterError(reason, false);
    });
    if (response.status !== 200) {
      const isLasting = response.status < 500 && response.status !== 429;
      throw new PopulationRegisterError(`status ${response.status}`, isLasting);
    }
    const answer = answerSchema.safeParse(await response.json().catch(() => null));
    if (!answer.success) throw new PopulationRegisterError('an answer outside the contract', false);
    return answer.data.children;
  }

  const inRoom = createBulkhead(
    settings,
    () => new PopulationRegisterError('too many wait for it already', false),
  );
  const asking = new Map<string, Promise<readonly RegisteredChild[]>>();

  return {
    childrenOf(identityCode) {
      const asked = asking.get(identityCode);
      if (asked) return standAside(() => asked);
      const answer = inRoom(identityCode, () => again.execute(() => ask(identityCode))).finally(() =>
        asking.delete(identityCode),
      );
      asking.set(identityCode, answer);
      return answer;
    },
  };
}
