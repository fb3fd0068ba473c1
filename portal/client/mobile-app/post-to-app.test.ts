import { afterEach, describe, expect, test, vi } from 'vitest';
import { appMessageSchema } from '#contract/mobile-app/app-message.ts';
import { isInMobileApp, postToApp } from './post-to-app.ts';

afterEach(() => vi.unstubAllGlobals());

const failed = { type: 'bookingFailed', timeId: 7, code: 'appointmentNotAvailable' } as const;

describe('an app hears what a page posts', () => {
  test.each([
    ['React Native', (receiver: object) => ({ ReactNativeWebView: receiver })],
    ['Android', (receiver: object) => ({ patientPortal: receiver })],
    ['iOS', (receiver: object) => ({ webkit: { messageHandlers: { patientPortal: receiver } } })],
  ])('of %s', (_, windowOf) => {
    const postMessage = vi.fn<(text: string) => void>();
    vi.stubGlobal('window', windowOf({ postMessage }));
    expect(isInMobileApp()).toBe(true);
    expect(postToApp(failed)).toBe(true);
    expect(postMessage).toHaveBeenCalledTimes(1);
    const message = JSON.parse(postMessage.mock.calls[0]?.[0] ?? '');
    expect(message).toEqual({ version: 1, ...failed });
    expect(appMessageSchema.safeParse(message).success).toBe(true);
  });
});

test('a page that frames the portal, or opened it, hears nothing', () => {
  const postMessage = vi.fn();
  vi.stubGlobal('window', { parent: { postMessage }, opener: { postMessage }, postMessage });
  expect(isInMobileApp()).toBe(false);
  expect(postToApp(failed)).toBe(false);
  expect(postMessage).not.toHaveBeenCalled();
});

test('an app that fails takes nothing with it', () => {
  const fail = () => {
    throw new Error('The bridge is gone');
  };
  vi.stubGlobal('window', { ReactNativeWebView: { postMessage: fail } });
  expect(postToApp(failed)).toBe(false);
});
