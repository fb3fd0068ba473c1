/** A width within each screen, in CSS pixels. */
const WIDTHS = { small: 360, medium: 640, large: 1280 } as const;

/** Runs a check on each screen. In a designer's browser, which nothing resizes, it does nothing. */
export async function onScreens(check: (screen: keyof typeof WIDTHS) => Promise<void>): Promise<void> {
  if (!('__vitest_browser__' in globalThis)) return;
  const { page } = await import('vitest/browser');
  const { innerWidth, innerHeight } = window;
  for (const screen of ['small', 'medium', 'large'] as const) {
    await page.viewport(WIDTHS[screen], innerHeight);
    await check(screen);
  }
  await page.viewport(innerWidth, innerHeight);
}

/** Shows the story on the small screen until its end. In a designer's browser it does nothing. */
export async function onAPhone(): Promise<void> {
  if (!('__vitest_browser__' in globalThis)) return;
  const { page } = await import('vitest/browser');
  await page.viewport(WIDTHS.small, window.innerHeight);
}
