/** How well a connection carries picture and sound, in words of `video.check.connection`. */
export type ConnectionQuality = 'good' | 'weak' | 'bad';

/** What a video appointment takes in one direction, in bits a second: a clear picture, and a picture at all. */
const CLEAR = 1_500_000;
const ENOUGH = 400_000;

/** @param samples bits that came and the milliseconds that they took, of each try; the middle one counts */
export function connectionQuality(
  samples: readonly { readonly bits: number; readonly ms: number }[],
): ConnectionQuality {
  const rates = samples.map(({ bits, ms }) => (bits / Math.max(ms, 1)) * 1000).sort((a, b) => a - b);
  const rate = rates[Math.floor(rates.length / 2)] ?? 0;
  if (rate >= CLEAR) return 'good';
  return rate >= ENOUGH ? 'weak' : 'bad';
}
