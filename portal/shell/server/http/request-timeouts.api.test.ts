import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';
import { rawRequest, sendRaw } from './test-raw-request.ts';

let test: TestDatabase;
let portal: TestPortal;
beforeAll(async () => {
  test = await createTestDatabase();
  portal = await startTestPortal(test, { config: { requestArrivalMs: 500 } });
});
afterAll(async () => {
  await portal.close();
  await test.drop();
});

const HEAD = ['PUT /api/session HTTP/1.1', 'Host: kaari.localhost', 'Content-Type: application/json'].join(
  '\r\n',
);

describe('a request that does not arrive', () => {
  it.each([
    ['a body that comes a byte at a time', `${HEAD}\r\nContent-Length: 60000\r\n\r\n`, () => ' '],
    ['a body that never comes', `${HEAD}\r\nContent-Length: 60000\r\n\r\n{`, () => null],
    [
      'a body in pieces that come one at a time',
      `${HEAD}\r\nTransfer-Encoding: chunked\r\n\r\n`,
      () => '1\r\n \r\n',
    ],
    ['a head that comes a byte at a time', `${HEAD}\r\nX-Slow: `, () => 'a'],
    ['nothing at all', '', () => null],
  ])('does not keep its connection: %s', async (_name, bytes, more) => {
    const answers = await Promise.all([1, 2, 3].map(() => sendRaw(portal.port, bytes, more)));
    for (const { status, headers, body } of answers) {
      expect(status).toBe(408);
      expect(headers['content-type']).toBe('application/problem+json');
      expect(JSON.parse(body)).toMatchObject({ code: 'requestTimeout' });
    }
  });

  it('ends the connection that its predecessor has used', async () => {
    const first = rawRequest('/api/session').replace('Connection: close\r\n', '');
    const { status, body } = await sendRaw(portal.port, `${first}${HEAD}\r\nContent-Length: 9\r\n\r\n`);
    expect([status, body.includes('408')]).toEqual([200, true]);
  });
});

it('does not wait for ever for somebody who does not take the answers', async () => {
  const socket = connect(portal.port, '127.0.0.1');
  await once(socket, 'connect');
  socket.pause();
  const request = rawRequest('/api/openapi.json').replace('Connection: close\r\n', '');
  // More than both ends' buffers hold.
  socket.write(request.repeat(400));
  socket.on('error', () => {});
  const closed = new Promise((resolve) => socket.on('close', resolve));
  // It notices the lost connection when it sends, and the timeout restarts when it does.
  const speaking = setInterval(() => socket.write('\r\n'), 3000);
  await closed;
  clearInterval(speaking);
});
