import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { isSecret } from './bearer-token.ts';
import type { Faults } from './faults.ts';

/** How the stand-in of a system that is asked by JSON and a key answers at all. */
export interface SystemEnd {
  readonly server: FastifyInstance;
  readonly faults: Faults;
  readonly system: 'pohjola' | 'lahitapiola' | 'customer-invoices' | 'goodsign' | 'netsuite' | 'video';
  readonly apiKey: string;
}

export interface Operation<Schema extends z.ZodType> {
  /** Default: POST. */
  readonly method?: 'POST' | 'PUT';
  readonly path: string;
  readonly request: Schema;
  /** The answer; null: the request is refused as malformed; undefined: there is nothing at the address. */
  readonly answer: (
    request: z.output<Schema>,
    params: Readonly<Record<string, string>>,
  ) => object | null | undefined | Promise<object | null | undefined>;
  /** What is sent in its place by a system that answers outside its contract. */
  readonly wrong: unknown;
}

/** Serves one operation of a system's contract, with its refusals and the faults that are switched on. */
export function serveOperation<Schema extends z.ZodType>(
  { server, faults, system, apiKey }: SystemEnd,
  { method = 'POST', path, request: schema, answer, wrong }: Operation<Schema>,
): void {
  server.route<{ Params: Record<string, string> }>({
    method,
    url: path,
    handler: async (request, reply) => {
      await faults.delay(system);
      if (faults.get(system) === 'down') return reply.code(503).send({ error: 'unavailable' });
      const key = request.headers['x-api-key'];
      if (!isSecret(typeof key === 'string' ? key : undefined, apiKey))
        return reply.code(401).send({ error: 'unauthorized' });
      const asked = schema.safeParse(request.body);
      const body = asked.success ? await answer(asked.data, request.params) : null;
      if (body === null) return reply.code(400).send({ error: 'malformed' });
      if (body === undefined) return reply.code(404).send({ error: 'notFound' });
      return reply.send(faults.get(system) === 'wrong' ? wrong : body);
    },
  });
}
