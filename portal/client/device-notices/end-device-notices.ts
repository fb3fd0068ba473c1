import { currentSubscription } from './push-subscription.ts';

/** Nobody waits for longer to be logged out; the push service tells the server of the rest. */
const PATIENCE_MS = 3000;

/**
 * Has this device show no more notices: the server forgets it, and the browser is subscribed to nothing any more. It needs no
 * login, only the endpoint, which nobody else knows.
 */
export async function endDeviceNotices(): Promise<void> {
  const subscription = await currentSubscription();
  if (!subscription) return;
  const { endpoint } = subscription;
  void subscription.unsubscribe();
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const session: { csrfToken: string } = await (await fetch('/api/session', { signal })).json();
  await fetch('/api/anon/push-devices/end', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf-token': session.csrfToken },
    body: JSON.stringify({ endpoint }),
    signal,
  });
}
