/** The worker comes some seconds after the page. */
const WORKER_MS = 15_000;
/** A browser that does not reach its push service, as in some networks of offices, says nothing for minutes. */
const SUBSCRIPTION_MS = 20_000;

/** Why a browser shows no notices: it cannot, its user has forbidden it, or it has to be installed first (iOS). */
export type NoticeObstacle = 'unsupported' | 'forbidden' | 'notInstalled';

/** What keeps this browser from showing notices; null: nothing that is known before it is asked. */
export function noticeObstacle(): NoticeObstacle | null {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return isInBrowserOfIos() ? 'notInstalled' : 'unsupported';
  return Notification.permission === 'denied' ? 'forbidden' : null;
}

/** iOS has notices for pages on the home screen alone: https://webkit.org/blog/13878/ */
function isInBrowserOfIos(): boolean {
  return 'standalone' in navigator && navigator.standalone === false;
}

/** What the device is subscribed to now; null: to nothing, or there is no worker. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return null;
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** How often this page has asked for a subscription. */
let attempts = 0;

/**
 * Asks the user, who has just pressed something, and subscribes.
 *
 * @param key the server's public key, base64url
 * @returns null: the user does not want it
 * @throws Error where there is no worker, as in development, or the browser's push service does not answer
 */
export async function subscribeDevice(key: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await inTime(navigator.serviceWorker.ready, WORKER_MS);
  const attempt = ++attempts;
  // One for another key of the server's would be refused.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscribing = pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  try {
    return await inTime(subscribing, SUBSCRIPTION_MS);
  } catch (failure) {
    // One that comes later is nobody's: the page has said that there is none. A browser has one, so it may be that of a later try.
    void subscribing.then((late) => attempt === attempts && late.unsubscribe()).catch(() => undefined);
    throw failure;
  }
}

/** @throws Error after so many milliseconds */
function inTime<Value>(coming: Promise<Value>, ms: number): Promise<Value> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`Nothing came in ${ms} ms`)), ms);
  });
  return Promise.race([coming, late]);
}

/** A subscription as the server takes it. */
export function subscriptionBody(subscription: PushSubscription) {
  const { endpoint, keys = {} } = subscription.toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' };
}

/** SHA-256 of an endpoint, base64url: by it the device finds itself in the list. */
export async function endpointDigest(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
