/** How it looks what patients see of a notice. */
export const TONES = {
  draft: 'neutral',
  coming: 'accent',
  shown: 'success',
  over: 'neutral',
  withdrawn: 'neutral',
} as const;
