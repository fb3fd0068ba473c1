/**
 * Presses keys as a person does: only the browser itself moves a native slider or opens a native disclosure.
 * @param keys as in Testing Library: '{ArrowLeft}'
 * @returns false on a designer's screen, where no test drives the browser
 */
export async function pressKeys(keys: string): Promise<boolean> {
  if (!('__vitest_browser__' in globalThis)) return false;
  const { userEvent } = await import('vitest/browser');
  await userEvent.keyboard(keys);
  return true;
}
