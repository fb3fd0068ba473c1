import bowser from 'bowser';
import type { Browser, Device } from '#contract/session/session.ts';

/** Characters of a header that are looked at; browsers send fewer than half. */
const LONGEST = 400;

const BROWSERS: Readonly<Record<string, Browser>> = {
  Chrome: 'chrome',
  Chromium: 'chrome',
  Firefox: 'firefox',
  'Microsoft Edge': 'edge',
  Opera: 'opera',
  Safari: 'safari',
  'Samsung Internet for Android': 'samsung-internet',
};

/**
 * The family of a browser and the kind of its device by its `User-Agent`: no version and no model, which many people share
 * but few together.
 */
export function deviceOf(userAgent: string | undefined): { browser: Browser; device: Device } {
  // An empty one is refused by the library.
  const { browser, os, platform } = bowser.parse((userAgent || 'unknown').slice(0, LONGEST));
  return { browser: BROWSERS[browser.name ?? ''] ?? 'other', device: kindOf(os.name, platform) };
}

function kindOf(system: string | undefined, { type, model }: { type?: string; model?: string }): Device {
  switch (system) {
    case 'iOS':
      return model === 'iPad' || type === 'tablet' ? 'ipad' : 'iphone';
    case 'Android':
      return type === 'tablet' ? 'android-tablet' : 'android-phone';
    case 'Windows':
      return 'windows';
    case 'macOS':
      return 'mac';
    case 'Chrome OS':
      return 'chromebook';
    case 'Linux':
      return 'linux';
    default:
      return 'other';
  }
}
