/** The limit that ended a session, as the text tells it: in whole hours where it is some. */
export interface SessionLimit {
  readonly n: number;
  readonly unit: 'minutes' | 'hours';
}

/**
 * @param after minutes as the page's address has them
 * @param idleMinutes the limit unless the address says another
 */
export function sessionLimit(after: string | null, idleMinutes: number): SessionLimit {
  const minutes = Math.ceil(after === null ? idleMinutes : Number(after));
  return minutes % 60 === 0 ? { n: minutes / 60, unit: 'hours' } : { n: minutes, unit: 'minutes' };
}
