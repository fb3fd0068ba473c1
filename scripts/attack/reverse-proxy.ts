import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A reverse proxy as they are: adds the address of whoever calls it to X-Forwarded-For, behind what was there.
 *
 * @param from the proxy's own address on the way to the portal
 */
export async function startReverseProxy(portalPort: number, from: string) {
  const server = createServer((incoming, outgoing) => {
    const former = incoming.headers['x-forwarded-for'];
    const caller = incoming.socket.remoteAddress ?? '';
    const headers = { ...incoming.headers, 'x-forwarded-for': former ? `${former}, ${caller}` : caller };
    const { method, url: path } = incoming;
    const onwards = request({
      host: '127.0.0.1',
      port: portalPort,
      localAddress: from,
      method,
      path,
      headers,
    });
    onwards.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onwards.on('error', () => outgoing.destroy());
    incoming.pipe(onwards);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
