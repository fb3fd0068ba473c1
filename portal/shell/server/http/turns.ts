import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** As in a call's context. */
    acquireOnce: (name: string) => boolean;
  }
}

/** Gives out turns: what one request does, no other does in this process until its answer is sent, or nobody waits for it. */
export function giveTurns(server: FastifyInstance): void {
  const taken = new Set<string>();
  server.decorateRequest('acquireOnce');
  server.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    reply.request.acquireOnce = (name) => {
      if (taken.has(name) || socket.destroyed) return false;
      taken.add(name);
      const end = () => {
        taken.delete(name);
        reply.raw.off('close', end);
        // An answer that stands behind others on a connection is not told of its end.
        socket.off('close', end);
      };
      reply.raw.once('close', end);
      socket.once('close', end);
      return true;
    };
  });
}
