import { once } from 'node:events';
import { connect } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { giveTurns } from './turns.ts';

let server: FastifyInstance;
let port: number;
/** Lets what waits be answered. */
let answer = () => {};
beforeEach(async () => {
  server = fastify({ forceCloseConnections: true });
  giveTurns(server);
  server.get('/turn', ({ acquireOnce }, reply) => void reply.send(acquireOnce('one') ? 'yes' : 'no'));
  server.get('/long', ({ acquireOnce }, reply) => {
    acquireOnce('one');
    answer = () => void reply.send('done');
  });
  server.get('/wait', () => {});
  port = Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterEach(() => server.close());

const ask = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
const requested = (...paths: readonly string[]) =>
  paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join('');

test('a turn is somebody else’s once the answer has been sent', async () => {
  expect([await ask('/turn'), await ask('/turn')]).toEqual(['yes', 'yes']);
  const long = ask('/long');
  await expect.poll(() => ask('/turn')).toBe('no');
  answer();
  expect(await long).toBe('done');
  expect(await ask('/turn')).toBe('yes');
});

test.each([
  ['before the answer', ['/long']],
  ['while it stands behind another on the connection', ['/wait', '/long']],
])('and once who has asked hangs up %s', async (_, paths) => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(requested(...paths));
  await expect.poll(() => ask('/turn')).toBe('no');
  socket.destroy();
  await expect.poll(() => ask('/turn')).toBe('yes');
});
