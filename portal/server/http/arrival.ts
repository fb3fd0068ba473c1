/** How often Node looks for requests that take too long, in that time. */
const LOOKS = 10;

/**
 * By when a request must have arrived. Fastify switches Node's own limit off unless it is told one, and a body that comes
 * a byte at a time then holds its connection for ever.
 *
 * @param wholeMs milliseconds for a whole request, its body of at most 64 kB included; its head has half of it. Twice as
 *   long a connection may stand still while it is answered: whoever does not take the answer is not waited for.
 */
export function arrivalLimits(wholeMs: number) {
  return {
    requestTimeout: wholeMs,
    connectionTimeout: 2 * wholeMs,
    http: {
      headersTimeout: Math.ceil(wholeMs / 2),
      connectionsCheckingInterval: Math.ceil(wholeMs / LOOKS),
      // A missing host is answered as a wrong one is, by `brandOfRequest`.
      requireHostHeader: false,
    },
  };
}
