import { useEffect, useState } from 'react';
import { useApp } from '#client/app/app-context.ts';
import { type ConnectionQuality, connectionQuality } from './connection.ts';

const ADDRESS = '/api/anon/video-connection';
/** How often it is tried. */
const TRIES = 3;
/** Milliseconds after which what has come by then counts: a bad connection is not measured for ever. */
const LONGEST = 12_000;
const BITS = 8;

export type Measured = ConnectionQuality | 'measuring' | 'failed';

/** Measures how fast the portal's answers come here, once for each `round`. */
export function useConnection(round: number): Measured {
  const { request } = useApp();
  const [measured, setMeasured] = useState<{ round: number; quality: Measured } | null>(null);
  useEffect(() => {
    const ending = new AbortController();
    const timer = setTimeout(() => ending.abort(), LONGEST);
    async function measure(): Promise<Measured> {
      const samples: { bits: number; ms: number }[] = [];
      try {
        for (let nth = 0; nth < TRIES; nth++) {
          const begun = performance.now();
          const answer = (await request(ADDRESS, { signal: ending.signal, cache: 'no-store' })) as {
            letters: string;
          };
          samples.push({ bits: answer.letters.length * BITS, ms: performance.now() - begun });
        }
      } catch {
        if (!ending.signal.aborted) return 'failed';
      }
      return samples.length > 0 ? connectionQuality(samples) : 'bad';
    }
    let isGone = false;
    void measure().then((quality) => isGone || setMeasured({ round, quality }));
    return () => {
      isGone = true;
      clearTimeout(timer);
      ending.abort();
    };
  }, [request, round]);
  return measured?.round === round ? measured.quality : 'measuring';
}
