import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isSecret } from '../bearer-token.ts';
import type { Faults } from '../faults.ts';

/** What an insurer's contract calls an identity code. */
export const identityCode = z.string().regex(/^\d{6}[-+A-FU-Y]\d{3}[\dA-Y]$/);

/** How an insurer's stand-in answers at all. */
export interface InsurerEnd {
  readonly server: FastifyInstance;
  readonly faults: Faults;
  readonly system: 'pohjola' | 'lahitapiola';
  readonly apiKey: string;
}

export interface Operation<Schema extends z.ZodType> {
  readonly path: string;
  readonly request: Schema;
  /** The answer; null: the request is refused as malformed. */
  readonly answer: (request: z.output<Schema>) => object | null;
  /** What is sent in its place by an insurer that answers outside its contract. */
  readonly wrong: unknown;
}

/** Serves one operation of an insurer's contract, with its refusals and the faults that are switched on. */
export function serveOperation<Schema extends z.ZodType>(
  { server, faults, system, apiKey }: InsurerEnd,
  { path, request: schema, answer, wrong }: Operation<Schema>,
): void {
  server.post(path, async (request, reply) => {
    await faults.delay(system);
    if (faults.get(system) === 'down') return reply.code(503).send({ error: 'unavailable' });
    const key = request.headers['x-api-key'];
    if (!isSecret(typeof key === 'string' ? key : undefined, apiKey))
      return reply.code(401).send({ error: 'unauthorized' });
    const asked = schema.safeParse(request.body);
    const body = asked.success ? answer(asked.data) : null;
    if (body === null) return reply.code(400).send({ error: 'malformed' });
    return reply.send(faults.get(system) === 'wrong' ? wrong : body);
  });
}
