import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A forward proxy on this machine that knows how much came through it. */
export interface CountingProxy {
  readonly url: string;
  /** What was received so far, in bytes on the wire: in an encrypted connection its encryption is included. */
  received(): number;
  close(): Promise<void>;
}

export async function startCountingProxy(): Promise<CountingProxy> {
  let received = 0;
  const counter = () =>
    new Transform({
      transform(chunk: Buffer, _encoding, done) {
        received += chunk.length;
        done(null, chunk);
      },
    });
  // An end that went away is its client's to notice.
  const left = () => {};
  const server = createServer((asked, answer) => {
    const { method, headers, url = '' } = asked;
    const onward = request(url, { method, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      pipeline(answered, counter(), answer).catch(left);
    });
    pipeline(asked, onward).catch(() => answer.destroy());
  });
  server.on('connect', ({ url = '' }, client: Socket) => {
    const { hostname, port } = new URL(`http://${url}`);
    const upstream = connect(Number(port || 443), hostname, () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n');
      pipeline(client, upstream).catch(left);
      pipeline(upstream, counter(), client).catch(left);
    });
    upstream.on('error', () => client.destroy());
    client.on('error', () => upstream.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: () => received,
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
