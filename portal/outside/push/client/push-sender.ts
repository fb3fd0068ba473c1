import { createECDH, ECDH } from 'node:crypto';
import { TaskCancelledError } from 'cockatiel';
import webPush from 'web-push';
import { boundedFetch } from '../../calls/bounded-fetch.ts';
import { SystemError } from '../../calls/system-error.ts';
import { isAllowedEndpoint } from './allowed-endpoint.ts';

export interface PushSettings {
  /** Private keys on P-256, base64url of 32 bytes. The first is for new devices; the others are for those made with them. None: nothing is sent. */
  readonly privateKeys: readonly string[];
  /** Hosts that are sent to, as `isAllowedEndpoint` takes them. */
  readonly services: readonly string[];
  /** Longest wait for one answer, in milliseconds. Default: 10 000. */
  readonly timeoutMs?: number;
}

/** What a browser hands out so that it can be sent to. */
export interface PushSubscription {
  readonly endpoint: string;
  /** The browser's public key on P-256, base64url of the uncompressed point. */
  readonly p256dh: string;
  /** The secret that it shares with the sender, base64url of 16 bytes. */
  readonly auth: string;
  /** The sender's public key that the subscription was made for. */
  readonly serverKey: string;
}

export interface PushMessage {
  /** Sealed for the browser on its way. */
  readonly payload: string;
  /** For how long the service keeps it for a device that is away. */
  readonly ttlSeconds: number;
  /** A later one of the same topic takes the place of one that has not arrived: at most 32 characters of base64url. */
  readonly topic: string;
  /** Whom the service's operator can reach: an e-mail address. */
  readonly contact: string;
}

export interface PushSender {
  /** What browsers make subscriptions for, base64url of the uncompressed point; null: none can be made. */
  readonly publicKey: string | null;
  isAllowed(endpoint: string): boolean;
  /**
   * Hands a message to the push service. `gone`: the subscription has ended, or was made for a key that is no more.
   *
   * @throws SystemError when the service did not take it; the same message may be sent again
   */
  send(subscription: PushSubscription, message: PushMessage): Promise<'sent' | 'gone'>;
}

/** Sends by the protocol of push services (RFC 8030), sealed for the browser (RFC 8291) and signed by the portal (RFC 8292). */
export function createPushSender({ privateKeys, services, timeoutMs = 10_000 }: PushSettings): PushSender {
  const keys = new Map(privateKeys.map((privateKey) => [publicKeyOf(privateKey), privateKey]));
  const fetchInTime = boundedFetch(timeoutMs);
  return {
    publicKey: [...keys.keys()][0] ?? null,
    isAllowed: (endpoint) => isAllowedEndpoint(endpoint, services),
    async send({ endpoint, p256dh, auth, serverKey }, { payload, ttlSeconds, topic, contact }) {
      const privateKey = keys.get(serverKey);
      if (privateKey === undefined || !isAllowedEndpoint(endpoint, services)) return 'gone';
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        payload,
        {
          vapidDetails: { subject: `mailto:${contact}`, publicKey: serverKey, privateKey },
          TTL: ttlSeconds,
          urgency: 'normal',
          topic,
          contentEncoding: 'aes128gcm',
        },
      );
      const { status } = await fetchInTime(endpoint, {
        method: 'POST',
        headers: headers as Record<string, string>,
        body: new Uint8Array(body ?? []),
        // Another address is one that nobody has allowed.
        redirect: 'error',
      }).catch((error: unknown) => {
        throw new SystemError(
          'Push',
          error instanceof TaskCancelledError ? 'time-out' : 'no connection',
          false,
        );
      });
      if (status === 404 || status === 410) return 'gone';
      if (status < 200 || status > 299)
        throw new SystemError('Push', `status ${status}`, status < 500 && status !== 429);
      return 'sent';
    },
  };
}

/** The public half of a private key, as browsers take it. */
export function publicKeyOf(privateKey: string): string {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return pair.getPublicKey().toString('base64url');
}

/** Whether something can be sealed for a browser's public key: 65 bytes that are no point of the curve look like one. */
export function isBrowserKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}
