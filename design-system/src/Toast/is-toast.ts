/** Distinguishes the region of the toasts from what else lies outside a dialog. */
export const TOASTS = { 'data-toasts': '' } as const;

/** The region of the toasts, where a page has one. */
export const toastsOf = (page: Document): HTMLElement | null => page.querySelector('[data-toasts]');

/** A press on a toast is not one outside the open dialog. */
export function isToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-toasts]') !== null;
}
