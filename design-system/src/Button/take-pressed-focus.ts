import type { MouseEvent } from 'react';

/**
 * Safari does not focus the button that is pressed; a dialog that opens then would not know where to return.
 * https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/button#clicking_and_focus
 */
export function takePressedFocus(event: MouseEvent<HTMLButtonElement>): void {
  // Enter in a field clicks the form's button, too, but the focus stays in the field.
  if (event.detail > 0) event.currentTarget.focus({ preventScroll: true });
}
