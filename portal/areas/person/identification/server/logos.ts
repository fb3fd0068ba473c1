import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { IdentificationMethod } from '#areas/person/shared/identification/methods.ts';

/** Among the files, which cost next to nothing and bring nobody a session: whatever stands in front may keep them for all. */
const FOLDER = '/assets/identification-logos';

/** The address of a logo, which changes with its content: browsers never ask for it again. */
export function logoPath({ id, logo }: IdentificationMethod): string {
  const version = createHash('sha256').update(logo.content).digest('hex').slice(0, 12);
  return `${FOLDER}/${id}-${version}.${logo.type === 'image/png' ? 'png' : 'svg'}`;
}

/** The logos of banks, as files of the installation: pages show them as images, in which no script runs. */
export function logoRoute(methods: readonly IdentificationMethod[]) {
  const logos = new Map(methods.map((method) => [logoPath(method), method.logo]));
  return async (server: FastifyInstance): Promise<void> => {
    server.get(`${FOLDER}/:name`, async (request, reply) => {
      const logo = logos.get(request.url);
      if (!logo) return reply.callNotFound();
      return reply
        .type(logo.type)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(logo.content);
    });
  };
}
