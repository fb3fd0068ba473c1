import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TestProxy {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * A proxy in front of a port that writes down who called it behind what the caller wrote, as proxies do.
 *
 * @param from its own address on the way there
 */
export async function startTestProxy(to: number, from = '127.0.0.1'): Promise<TestProxy> {
  const server = createServer((incoming, answer) => {
    const { method, url: path, headers, socket } = incoming;
    const forwarded = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ');
    const outgoing = request({
      host: '127.0.0.1',
      port: to,
      localAddress: from,
      method,
      path,
      headers: { ...headers, 'x-forwarded-for': forwarded },
    });
    outgoing.on('response', (received) => {
      answer.writeHead(received.statusCode ?? 502, received.headers);
      received.pipe(answer);
    });
    outgoing.on('error', () => answer.destroy());
    incoming.pipe(outgoing);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
