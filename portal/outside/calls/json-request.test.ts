import { createServer as createPlainServer, type RequestListener } from 'node:http';
import { createServer, type ServerOptions } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { afterEach, describe, expect, it } from 'vitest';
import { createSendJson, type TlsIdentity } from './json-request.ts';
import { testCertificate } from './test-certificate.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function listening(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return (server.address() as AddressInfo).port;
}
const plain = async (answer: RequestListener) =>
  `http://localhost:${await listening(createPlainServer(answer))}/`;
const post = (url: string, identity: TlsIdentity = {}, signal = AbortSignal.timeout(20_000)) =>
  createSendJson(identity)({
    method: 'POST',
    url,
    headers: { 'x-api-key': 'key' },
    body: { name: 'Mäkelä' },
    signal,
  });

describe('over https', () => {
  const insurer = testCertificate('localhost');
  const portal = testCertificate('portal');
  const known: ServerOptions = { ...insurer, ca: portal.cert, requestCert: true, rejectUnauthorized: true };
  const secure = async (options: ServerOptions) => {
    const server = createServer(options, (request, response) => {
      const { subject } = (request.socket as TLSSocket).getPeerCertificate();
      response.end(JSON.stringify({ client: subject?.CN ?? null }));
    });
    return `https://localhost:${await listening(server)}/`;
  };

  it('the portal proves itself with its certificate to an insurer that it knows', async () => {
    const url = await secure(known);
    expect(await post(url, { certificate: portal, authority: insurer.cert })).toMatchObject({
      status: 200,
      text: '{"client":"portal"}',
    });
  });

  it.each<[string, TlsIdentity]>([
    ['a portal without a certificate', { authority: insurer.cert }],
    [
      'a portal with a certificate of somebody’s',
      { certificate: testCertificate('portal'), authority: insurer.cert },
    ],
    ['an insurer whom nobody has vouched for', { certificate: portal }],
    ['an insurer with a certificate of somebody’s', { certificate: portal, authority: portal.cert }],
  ])('nothing is said by %s', async (_, identity) => {
    const url = await secure(known);
    await expect(post(url, identity)).rejects.toThrow();
  });
});

describe('what is asked', () => {
  it('is sent as JSON, and answered whole', async () => {
    const url = await plain(async (request, response) => {
      const body = Buffer.concat(await request.toArray()).toString();
      const { method, headers } = request;
      response
        .writeHead(201)
        .end(JSON.stringify({ method, body, type: headers['content-type'], key: headers['x-api-key'] }));
    });
    expect(await post(url)).toMatchObject({
      status: 201,
      text: JSON.stringify({
        method: 'POST',
        body: '{"name":"Mäkelä"}',
        type: 'application/json',
        key: 'key',
      }),
    });
  });

  it('is sent nowhere else than it was meant for', async () => {
    const url = await plain((_, response) => response.writeHead(307, { location: '/elsewhere' }).end());
    expect(await post(url)).toMatchObject({ status: 307 });
  });

  it.each<[string, RequestListener]>([
    ['is too long', (_, response) => response.end('x'.repeat(256 * 1024 + 1))],
    [
      'is cut off half-way',
      (_, response) => {
        response.writeHead(200, { 'content-length': '10' });
        response.write('x', () => response.destroy());
      },
    ],
  ])('fails with an answer that %s', async (_, answer) => {
    await expect(post(await plain(answer))).rejects.toThrow();
  });

  it('is given up when the time is over, also in the middle of an answer', async () => {
    const over = new AbortController();
    const url = await plain((_, response) => {
      response.writeHead(200);
      response.write('x', () => over.abort());
    });
    await expect(post(url, {}, over.signal)).rejects.toThrow('aborted');
  });
});
