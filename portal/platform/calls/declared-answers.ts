import type { z } from 'zod';
import type { Endpoint, EndpointTable } from '#contract/calls/endpoint.ts';

/**
 * Every answer that an endpoint declares, by the names of `answerName`: one for each `type` of its
 * success body, its own problems, and those that follow from its shape.
 */
export function declaredAnswers(endpoint: Endpoint): string[] {
  return [
    ...successTypes(endpoint.success),
    ...(endpoint.access !== 'anonymous' || endpoint.needs ? ['authenticationRequired'] : []),
    ...(endpoint.access !== 'anonymous' && endpoint.concerns !== 'session' ? ['temporarilyUnavailable'] : []),
    'scopeChanged',
    ...(endpoint.concerns === 'own' || endpoint.needs || endpoint.operationsNeed ? ['forbidden'] : []),
    'csrfFailed',
    ...(endpoint.params || endpoint.query || endpoint.body || endpoint.idempotent ? ['malformed'] : []),
    ...(endpoint.body ? ['invalidFields'] : []),
    ...(endpoint.idempotent ? ['idempotencyKeyReused'] : []),
    ...(endpoint.rateLimit || endpoint.operationLimits ? ['tooManyRequests'] : []),
    ...(endpoint.freshIdentification ? ['freshIdentificationRequired'] : []),
    ...(endpoint.problems ?? []),
  ].filter((name, index, all) => all.indexOf(name) === index);
}

function successTypes(schema: z.ZodType): string[] {
  const { data } = (schema as z.ZodObject).shape ?? {};
  // GraphQL's answers are named by what its fields answer.
  if (data)
    return Object.values((data as z.ZodObject).shape).flatMap((field) => successTypes(field as z.ZodType));
  const { def } = schema as {
    def?: { type?: string; discriminator?: string; options?: z.ZodObject[]; innerType?: z.ZodType };
  };
  if (def?.type === 'optional' && def.innerType) return successTypes(def.innerType);
  if (def?.type === 'union' && def.discriminator === 'type') {
    return (def.options ?? []).flatMap((option) => literals(option));
  }
  const own = literals(schema as z.ZodObject);
  return own.length > 0 ? own : ['ok'];
}

function literals(schema: z.ZodObject): string[] {
  const type = schema.shape?.type as { def?: { values?: unknown[]; entries?: object } } | undefined;
  const values = type?.def?.values ?? Object.values(type?.def?.entries ?? {});
  return values.filter((value): value is string => typeof value === 'string');
}

/** What a set of tables declares and a record of answers has not shown, as `key: answer`. */
export function unexercisedAnswers(tables: readonly EndpointTable[], seen: ReadonlySet<string>): string[] {
  return tables.flatMap((table) =>
    Object.entries(table).flatMap(([key, endpoint]) =>
      declaredAnswers(endpoint)
        .filter((name) => !seen.has(`${key}\t${name}`))
        .map((name) => `${key}: ${name}`),
    ),
  );
}
