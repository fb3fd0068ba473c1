/** Two cards a row on a tablet; on a desktop a card has its times beside it. */
export const CARDS_LOOK = {
  layout: { small: 'one', medium: 'halves', large: 'one' },
  gap: { small: 'xsmall', large: 'small' },
  isStretched: true,
} as const;
