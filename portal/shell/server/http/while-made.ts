import type { FastifyRequest } from 'fastify';
import { SENDING_MS } from './pressure.ts';

type Parts = AsyncIterable<string | Uint8Array>;

/**
 * The parts of a file, which is in flight until it is sent; but for the time in which its reader takes nothing: then it costs
 * nothing, and a slow reader would keep others out.
 */
export async function* whileMade({ countAgain }: Pick<FastifyRequest, 'countAgain'>, parts: Parts): Parts {
  if (!countAgain) return yield* parts;
  let leave = countAgain();
  let isIn = true;
  const pause = () => {
    if (isIn) leave();
    isIn = false;
  };
  try {
    for await (const part of parts) {
      const waits = setTimeout(pause, SENDING_MS);
      yield part;
      clearTimeout(waits);
      if (isIn) continue;
      leave = countAgain();
      isIn = true;
    }
  } finally {
    pause();
  }
}
