/** Leads to the newest toast. It types nothing, and neither browsers nor screen readers have another use for it. */
export const TOAST_KEY = 'F8';
