import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Faults } from '../../sandbox/faults.ts';
import { html } from '../../sandbox/page/html.ts';
import { sendPage, toolPage } from '../../sandbox/page/page.ts';
import { sandboxTime } from '../../sandbox/page/sandbox-time.ts';
import { machineNow } from '../../sandbox/sandbox-clock.ts';
import type { PushService } from './push-service.ts';
import { isVapid } from './vapid.ts';

/** Most bytes that a service has to take: https://www.rfc-editor.org/rfc/rfc8030#section-7.2 */
const MOST_BYTES = 4096;

/** What a sender has to say of a message: https://www.rfc-editor.org/rfc/rfc8030#section-5 */
const headersSchema = z.object({
  ttl: z.coerce.number().int().min(0),
  urgency: z.enum(['very-low', 'low', 'normal', 'high']).optional(),
  topic: z
    .string()
    .regex(/^[\w-]{1,32}$/)
    .optional(),
  'content-encoding': z.literal('aes128gcm'),
});

interface Parts {
  readonly server: FastifyInstance;
  readonly push: PushService;
  readonly faults: Faults;
  /** Of the sandbox: what a sender's token must be for. */
  readonly origin: string;
}

/**
 * A push service: takes messages by RFC 8030 from whom a browser has subscribed to (RFC 8292), and shows at `/push` what they
 * say once the browser has opened them (RFC 8291).
 */
export function pushRoutes({ server, push, faults, origin }: Parts): void {
  server.register(async (service) => {
    service.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: MOST_BYTES },
      (_request, body, done) => done(null, body),
    );
    service.post<{ Params: { device: string } }>('/push/v1/:device', async (request, reply) => {
      const { device } = request.params;
      if (faults.get('push') === 'down') return reply.code(503).send();
      if (faults.get('push') === 'wrong') return reply.code(429).header('retry-after', '1').send();
      const serverKey = push.serverKeyOf(device);
      if (serverKey === null) return reply.code(410).send();
      // Tokens are of the machine's time, on whichever day the sandbox lives.
      if (!(await isVapid(request.headers.authorization, origin, serverKey, machineNow())))
        return reply.code(403).send();
      const headers = headersSchema.safeParse(request.headers);
      if (!headers.success || !Buffer.isBuffer(request.body)) return reply.code(400).send();
      const { ttl, urgency = null, topic = null } = headers.data;
      const id = push.deliver(device, { ttl, urgency, topic }, request.body);
      // A slow service has delivered it: a sender that stops waiting sends it again.
      await faults.delay('push');
      return reply.code(201).header('location', `${origin}/push/messages/${id}`).send();
    });
  });

  server.post('/push/subscriptions', (request, reply) => {
    const asked = z.object({ serverKey: z.string().regex(/^[\w-]{87}$/) }).safeParse(request.body);
    return asked.success
      ? push.subscribe(asked.data.serverKey)
      : reply.code(400).send({ error: 'malformed' });
  });

  server.get('/push.json', () => ({ shown: push.shown(), delivered: push.delivered() }));

  server.get('/push', (_request, reply) => {
    const newest = push.shown().toReversed();
    const items = newest.map(
      (each) => html`<li><div class="soft">${each.device.slice(0, 6)} · ${sandboxTime(each.at)}</div>
<div class="bubble">${each.payload}</div></li>`,
    );
    return sendPage(reply, {
      title: 'Push · Sandbox',
      refresh: 10,
      body: toolPage(
        'Push',
        items.length > 0
          ? html`<ol class="list">${items}</ol>`
          : html`<p>No notice has come to a device yet.</p>`,
      ),
    });
  });
}
