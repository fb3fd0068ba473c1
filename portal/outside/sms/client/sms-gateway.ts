import { ExponentialBackoff, handleWhen, retry, TaskCancelledError } from 'cockatiel';
import { z } from 'zod';
import { boundedFetch } from '../../calls/bounded-fetch.ts';

export interface SmsSettings {
  /** Address of the gateway's message collection (`…/sms/v1/messages`). */
  readonly url: string;
  readonly token: string;
  /** Longest wait for one answer, in milliseconds. Default: 5000. */
  readonly timeoutMs?: number;
  /** Attempts after the first one. Default: 2. */
  readonly retries?: number;
  /** Wait before the first retry, in milliseconds, doubled for each further one. Default: 300. */
  readonly retryDelayMs?: number;
}

/** A text message as in the gateway's contract (`openapi.yaml`). */
interface Sms {
  /** International form, `+358…`. */
  readonly to: string;
  /** The brand's authorised sender, at most 11 letters, digits and spaces. */
  readonly sender: string;
  readonly text: string;
  /** The same at every attempt to send the same message; the gateway sends it once. */
  readonly dedupeKey: string;
}

/** The gateway did not accept a message. `isLasting`: the same request will never be accepted. */
export class SmsError extends Error {
  readonly isLasting: boolean;

  constructor(reason: string, isLasting: boolean) {
    super(`The SMS gateway did not take a message: ${reason}`);
    this.name = 'SmsError';
    this.isLasting = isLasting;
  }
}

const acceptedSchema = z.strictObject({ id: z.string().min(1) });

export interface SmsGateway {
  /** Resolves with the gateway's id of the message once it was accepted; rejects with an SmsError. */
  sendSms(sms: Sms): Promise<{ readonly id: string }>;
}

export function createSmsGateway(settings: SmsSettings): SmsGateway {
  const fetchInTime = boundedFetch(settings.timeoutMs ?? 5000);
  const again = retry(
    handleWhen((error) => error instanceof SmsError && !error.isLasting),
    {
      maxAttempts: settings.retries ?? 2,
      backoff: new ExponentialBackoff({ initialDelay: settings.retryDelayMs ?? 300 }),
    },
  );

  async function attempt({ to, sender, text, dedupeKey }: Sms): Promise<{ id: string }> {
    const response = await fetchInTime(settings.url, {
      method: 'POST',
      headers: { authorization: `Bearer ${settings.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ to, sender, text, dedupeKey }),
      redirect: 'error',
    }).catch((error: unknown) => {
      throw new SmsError(error instanceof TaskCancelledError ? 'time-out' : 'no connection', false);
    });
    if (response.status !== 202) {
      const isLasting = response.status < 500 && response.status !== 429;
      throw new SmsError(`status ${response.status}`, isLasting);
    }
    const answer = acceptedSchema.safeParse(await response.json().catch(() => null));
    if (!answer.success) throw new SmsError('an answer outside the contract', false);
    return answer.data;
  }

  return { sendSms: (sms) => again.execute(() => attempt(sms)) };
}
