import type { BrowserCommand } from 'vitest/node';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Makes the browser replace all colours by the system's, as Windows contrast themes do, or stops it. */
    forceColours: (isOn: boolean) => Promise<void>;
  }
}

export const forceColours: BrowserCommand<[isOn: boolean]> = ({ page }, isOn) =>
  page.emulateMedia({ forcedColors: isOn ? 'active' : null });
