import { useState } from 'react';

/**
 * Remembers what had the focus when a dialog opened and returns it. Radix returns it only to its own
 * trigger, and our dialogs are opened by state.
 */
export function useReturnFocus(): (event: Event) => void {
  const [opener] = useState(() => (typeof document === 'undefined' ? null : document.activeElement));
  return (event) => {
    event.preventDefault();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  };
}
