/** How often Node looks for requests that take too long, in that time. */
const LOOKS = 10;

/**
 * By when a request must have arrived. By default Fastify disables Node's own limit, and a body that comes
 * a byte at a time would then hold its connection for ever.
 *
 * @param wholeMs milliseconds for a whole request, its body of at most 64 kB included; its head has half of it. Twice
 *   as long a connection may stall while it is answered: a client that does not read the answer is dropped.
 */
export function requestTimeouts(wholeMs: number) {
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
