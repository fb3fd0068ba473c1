import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isBearerToken } from '../../sandbox/bearer-token.ts';
import type { Faults } from '../../sandbox/faults.ts';
import type { Phone } from './phone.ts';

/** The gateway's own implementation of `outside/sms/openapi.yaml`. */
const messageSchema = z.strictObject({
  to: z.string().regex(/^\+[1-9][0-9]{5,14}$/),
  sender: z.string().regex(/^[A-Za-z0-9]([A-Za-z0-9 ]{0,9}[A-Za-z0-9])?$/),
  text: z.string().min(1).max(1000),
  dedupeKey: z.string().min(1).max(100),
});

/** The SMS gateway: accepts messages with the right token and delivers each once. */
export function gatewayRoutes(server: FastifyInstance, phone: Phone, faults: Faults, token: string): void {
  server.post('/sms/v1/messages', async (request, reply) => {
    if (faults.get('sms') === 'down') return reply.code(503).send({ error: 'unavailable' });
    if (!isBearerToken(request.headers.authorization, token))
      return reply.code(401).send({ error: 'unauthorized' });
    const message = messageSchema.safeParse(request.body);
    if (!message.success) return reply.code(400).send({ error: 'malformed' });
    const id = phone.deliver(message.data);
    // A slow gateway has accepted the message: a client that stops waiting sends it again.
    await faults.delay('sms');
    if (faults.get('sms') === 'wrong') return reply.code(202).send({ status: 'accepted' });
    return reply.code(202).send({ id });
  });
}
