import type { ToastOptions } from './toast-context.ts';

const READING = 10_000;
/** What went wrong takes longer to understand, and to act on. */
const READING_AN_ERROR = 20_000;

/** Milliseconds that a toast stays: its own, or by its tone. */
export function toastDuration({ tone, duration }: Pick<ToastOptions, 'tone' | 'duration'>): number {
  return duration ?? (tone === 'error' ? READING_AN_ERROR : READING);
}
