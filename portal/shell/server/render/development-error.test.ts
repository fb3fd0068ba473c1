import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { sendDevelopmentError } from './development-error.ts';

test('an error in one’s own code shows its message and where it happened', async () => {
  const server = fastify();
  server.decorateReply('nonce', 'n1');
  server.get('/fi', (request, reply) =>
    sendDevelopmentError(request, reply, new TypeError('<b> is not a function')),
  );
  const { statusCode, headers, body } = await server.inject('/fi');
  expect([statusCode, headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
  expect(body).toContain('<h1>&lt;b> is not a function</h1>');
  expect(body).toContain('development-error.test.ts');
});
