import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as sent over the network, and what came back. */
export interface Exchange {
  readonly url: string;
  readonly key: unknown;
  readonly request: unknown;
  readonly status: number;
  readonly answer: unknown;
}

/** Somebody between both ends of a contract, who passes JSON on to an origin and writes down what passes. */
export async function listenBetween(origin: string) {
  const exchanges: Exchange[] = [];
  const listener = createServer((incoming, outgoing) => {
    const pass = async () => {
      const sent = Buffer.concat(await incoming.toArray()).toString();
      const key = String(incoming.headers['x-api-key']);
      const response = await fetch(`${origin}${incoming.url}`, {
        method: String(incoming.method),
        headers: { 'content-type': 'application/json', 'x-api-key': key },
        body: sent,
      });
      const text = await response.text();
      const { status } = response;
      exchanges.push({
        url: String(incoming.url),
        key,
        request: JSON.parse(sent),
        status,
        answer: JSON.parse(text),
      });
      outgoing.writeHead(status, { 'content-type': 'application/json' }).end(text);
    };
    // The client may have stopped waiting, and at the end the other end is gone.
    pass().catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  return {
    exchanges,
    /** Where the client is to ask. */
    url: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    close() {
      listener.closeAllConnections();
      listener.close();
    },
  };
}
