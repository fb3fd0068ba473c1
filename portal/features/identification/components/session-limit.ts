/** Minutes without a patient's own action after which a session ends, unless the address says another limit. */
const IDLE_MINUTES = 30;

/** The limit that ended a session, as the text tells it: in whole hours where it is some. */
export interface SessionLimit {
  readonly n: number;
  readonly unit: 'minutes' | 'hours';
}

/** @param after minutes as the page's address has them */
export function sessionLimit(after: string | null): SessionLimit {
  const minutes = after === null ? IDLE_MINUTES : Number(after);
  return minutes % 60 === 0 ? { n: minutes / 60, unit: 'hours' } : { n: minutes, unit: 'minutes' };
}
