/** The room that toasts need at the lower edge of the window, where what has the focus would lie under them. */
export const TOAST_ROOM = '--toast-room';

/** The same in a style; no room until `useUncoveredFocus` sets it. */
export const toastRoom = `var(${TOAST_ROOM}, 0px)`;
