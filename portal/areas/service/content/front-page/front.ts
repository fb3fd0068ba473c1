/** Asks for the notices of the front page. */
export const FRONT = { query: { place: 'front' } } as const;
