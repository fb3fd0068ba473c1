import type { AppMessage, AppMessageVersion } from '#contract/mobile-app/app-message.ts';

/** What the web view of an app puts into its pages for them to talk to it. */
interface Receiver {
  postMessage(message: string): void;
}

interface WebView {
  /** React Native. */
  readonly ReactNativeWebView?: Receiver;
  /** Android: the name that the app gives to `addWebMessageListener`. */
  readonly patientPortal?: Receiver;
  /** iOS: the name that the app gives to its `WKScriptMessageHandler`. */
  readonly webkit?: { readonly messageHandlers?: { readonly patientPortal?: Receiver } };
}

const VERSION: AppMessageVersion = 1;

// A page around this one is no receiver: the portal is never framed (`frame-ancestors`).
function receiver(): Receiver | undefined {
  const { ReactNativeWebView, patientPortal, webkit } = window as Window & WebView;
  return ReactNativeWebView ?? patientPortal ?? webkit?.messageHandlers?.patientPortal;
}

/** Whether the page is shown by a mobile app that listens. */
export const isInMobileApp = (): boolean => receiver() !== undefined;

/**
 * Tells the mobile app around the page something (`docs/mobile-app.md`). One way: nothing that an app could answer is heard.
 *
 * @returns whether an app took it
 */
export function postToApp(message: AppMessage): boolean {
  try {
    receiver()?.postMessage(JSON.stringify({ version: VERSION, ...message }));
    return isInMobileApp();
  } catch {
    // An app that fails must not take a booking with it.
    return false;
  }
}
