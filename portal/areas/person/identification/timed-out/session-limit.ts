/** The limit that ended a session, as the text tells it: in whole hours where it is some. */
export interface SessionLimit {
  readonly n: number;
  readonly unit: 'minutes' | 'hours';
}

export function sessionLimit(seconds: number): SessionLimit {
  const minutes = Math.ceil(seconds / 60);
  return minutes % 60 === 0 ? { n: minutes / 60, unit: 'hours' } : { n: minutes, unit: 'minutes' };
}
