import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { DemoPerson } from '#demo/people.ts';
import { isBearerToken } from '../../sandbox/bearer-token.ts';
import { FAULTS, type Fault, type Faults } from '../../sandbox/faults.ts';

/** The register's own implementation of `outside/population-register/openapi.yaml`. */
const identityCode = z.string().regex(/^\d{6}[-+A-FU-Y]\d{3}[\dA-Y]$/);
const querySchema = z.strictObject({ identityCode });
const faultSchema = z.strictObject({ identityCode, fault: z.enum(FAULTS) });

/**
 * The population register: tells clients with the token whose guardian a demo person is. Besides the fault of the
 * whole register, `POST /population-register/faults` sets one for a single guardian's queries.
 */
export function registerRoutes(
  server: FastifyInstance,
  people: readonly DemoPerson[],
  faults: Faults,
  token: string,
): void {
  const ofGuardian = new Map<string, Fault>();

  server.post('/population-register/faults', (request, reply) => {
    const change = faultSchema.safeParse(request.body);
    if (!change.success) return reply.code(400).send({ error: 'malformed' });
    const { identityCode: guardian, fault } = change.data;
    if (fault === 'none') ofGuardian.delete(guardian);
    else ofGuardian.set(guardian, fault);
    return change.data;
  });

  server.post('/population-register/v1/guardianships', async (request, reply) => {
    await faults.delay('population-register');
    const query = querySchema.safeParse(request.body);
    const guardian = query.data?.identityCode ?? '';
    const fault = ofGuardian.get(guardian) ?? faults.get('population-register');
    if (fault === 'down') return reply.code(503).send({ error: 'unavailable' });
    if (!isBearerToken(request.headers.authorization, token))
      return reply.code(401).send({ error: 'unauthorized' });
    if (!query.success) return reply.code(400).send({ error: 'malformed' });
    if (fault === 'wrong') return reply.send({ children: [{ name: 'Elsa' }] });
    if (fault === 'ended') return reply.send({ children: [] });
    return reply.send({ children: childrenOf(people, guardian) });
  });
}

function childrenOf(people: readonly DemoPerson[], identityCode: string) {
  const guardian = people.find((person) => person.identityCode === identityCode);
  return people
    .filter(({ guardians }) => guardian && guardians?.includes(guardian.key))
    .map((child) => ({
      ...registered(child),
      otherGuardians: people
        .filter((person) => person !== guardian && child.guardians?.includes(person.key))
        .map(registered),
    }));
}

function registered({ identityCode, firstNames, lastName, nonDisclosure = false }: DemoPerson) {
  return { identityCode, firstNames, lastName, nonDisclosure };
}
