/**
 * When the answer with the current document began to arrive, in milliseconds of this device's clock: on a bad line it is
 * read and comes to life many seconds later.
 */
export function answeredAt(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return performance.timeOrigin + (navigation?.responseStart ?? 0);
}
