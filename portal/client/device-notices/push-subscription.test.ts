import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { subscribeDevice } from './push-subscription.ts';

const subscribe = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Notification', { requestPermission: async () => 'granted' });
  const pushManager = { getSubscription: async () => null, subscribe };
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve({ pushManager }) } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a push service that does not answer is waited for no longer than 20 seconds, and what comes later is given back', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  subscribe.mockReturnValueOnce(promise);
  const failed = expect(subscribeDevice('key')).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(20_000);
  await failed;
  const unsubscribe = vi.fn(async () => true);
  resolve({ unsubscribe });
  await vi.advanceTimersByTimeAsync(0);
  expect(unsubscribe).toHaveBeenCalledOnce();
});

test('one that answers in time is kept', async () => {
  const unsubscribe = vi.fn();
  subscribe.mockResolvedValueOnce({ unsubscribe });
  expect(await subscribeDevice('key')).toEqual({ unsubscribe });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(unsubscribe).not.toHaveBeenCalled();
});

test('one that comes late is kept where somebody has tried again: it is the same', async () => {
  const unsubscribe = vi.fn(async () => true);
  const first = Promise.withResolvers<object>();
  subscribe.mockReturnValueOnce(first.promise);
  const failed = expect(subscribeDevice('key')).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(20_000);
  await failed;
  subscribe.mockResolvedValueOnce({ unsubscribe });
  expect(await subscribeDevice('key')).toEqual({ unsubscribe });
  first.resolve({ unsubscribe });
  await vi.advanceTimersByTimeAsync(0);
  expect(unsubscribe).not.toHaveBeenCalled();
});
