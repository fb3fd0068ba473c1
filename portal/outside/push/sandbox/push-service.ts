import { createECDH, randomBytes } from 'node:crypto';
import { sandboxNow } from '#outside/sandbox/sandbox-clock.ts';
import { decryptPush } from './decrypt-push.ts';

/** What a browser that subscribes is given, as `PushSubscription` has it, and for whose key. */
export interface Subscribed {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** A message that has arrived at a browser, opened with its own keys. */
export interface ArrivedPush {
  readonly id: string;
  readonly at: string;
  readonly device: string;
  readonly topic: string | null;
  readonly ttl: number;
  readonly urgency: string | null;
  readonly payload: string;
}

interface Browser {
  readonly device: string;
  /** The public key of the only sender whose messages it takes. */
  readonly serverKey: string;
  readonly privateKey: Buffer;
  readonly auth: Buffer;
  hasEnded: boolean;
}

/** What comes to browsers, and the browsers: each has keys of its own. */
export interface PushService {
  /** A browser subscribes for messages of one sender. */
  subscribe(serverKey: string): Subscribed;
  /** The browser of an endpoint; null: there never was one, or its subscription has ended. */
  serverKeyOf(device: string): string | null;
  /** The browser ends its subscription. */
  end(endpoint: string): void;
  /** Opens a message and shows it; one of the same topic and browser that is there gives way. */
  deliver(device: string, message: Pick<ArrivedPush, 'topic' | 'ttl' | 'urgency'>, body: Buffer): string;
  /** What browsers show, oldest first: of one endpoint, or all. */
  shown(endpoint?: string): readonly ArrivedPush[];
  /** How often something was delivered, whether or not it took another's place. */
  delivered(): number;
}

/** @param origin of the sandbox */
export function createPushService(origin: string): PushService {
  const browsers = new Map<string, Browser>();
  let arrived: readonly ArrivedPush[] = [];
  let delivered = 0;
  const present = (device: string) => {
    const browser = browsers.get(device);
    return browser && !browser.hasEnded ? browser : null;
  };
  const deviceOf = (endpoint: string) => endpoint.slice(endpoint.lastIndexOf('/') + 1);
  return {
    subscribe(serverKey) {
      const pair = createECDH('prime256v1');
      const publicKey = pair.generateKeys();
      const device = randomBytes(24).toString('base64url');
      const auth = randomBytes(16);
      browsers.set(device, { device, serverKey, privateKey: privateKeyOf(pair), auth, hasEnded: false });
      return {
        endpoint: `${origin}/push/v1/${device}`,
        p256dh: publicKey.toString('base64url'),
        auth: auth.toString('base64url'),
      };
    },
    serverKeyOf: (device) => present(device)?.serverKey ?? null,
    end(endpoint) {
      const browser = browsers.get(deviceOf(endpoint));
      if (browser) browser.hasEnded = true;
    },
    deliver(device, { topic, ttl, urgency }, body) {
      const browser = present(device);
      if (!browser) throw new Error('No browser has this endpoint');
      const payload = decryptPush(body, browser);
      delivered += 1;
      const id = randomBytes(12).toString('base64url');
      const message = { id, at: sandboxNow().toISOString(), device, topic, ttl, urgency, payload };
      const isReplaced = (each: ArrivedPush) =>
        topic !== null && each.device === device && each.topic === topic;
      arrived = [...arrived.filter((each) => !isReplaced(each)), message];
      return id;
    },
    shown: (endpoint) =>
      endpoint === undefined ? arrived : arrived.filter(({ device }) => device === deviceOf(endpoint)),
    delivered: () => delivered,
  };
}

/** 32 bytes, also where the number is a small one. */
function privateKeyOf(pair: ReturnType<typeof createECDH>): Buffer {
  const key = pair.getPrivateKey();
  return Buffer.concat([Buffer.alloc(32 - key.length), key]);
}
