import { z } from 'zod';
import type { Endpoint, EndpointTable } from '#contract/calls/endpoint.ts';
import { FILE_TYPES } from '#contract/calls/file-answer.ts';
import { PROBLEMS, type ProblemCode, problemSchema } from '#contract/calls/problem.ts';
import { declaredAnswers } from '#platform/calls/declared-answers.ts';

/** The calls as an OpenAPI 3.1 document, made of the same declarations that the server validates with. */
export function openApiDocument(tables: readonly EndpointTable[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [key, endpoint] of tables.flatMap((table) => Object.entries(table))) {
    const [method = '', path = ''] = key.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(key, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Patient portal', version: '1' },
    paths,
    components: { schemas: { Problem: schemaOf(problemSchema, 'output') } },
  };
}

function operation(key: string, endpoint: Endpoint) {
  const problems = declaredAnswers(endpoint).filter((name): name is ProblemCode => name in PROBLEMS);
  const statuses = [...new Set(problems.map((code) => PROBLEMS[code]))].sort();
  return {
    summary: endpoint.summary,
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...(endpoint.idempotent ? [header('Idempotency-Key')] : []),
      ...(key.startsWith('GET ') || endpoint.csrf === 'query' ? [] : [header('X-CSRF-Token')]),
    ],
    ...(endpoint.body && {
      requestBody: { required: true, content: json(schemaOf(endpoint.body, 'input')) },
    }),
    responses: {
      200: {
        description: 'Done, or a named outcome',
        content: endpoint.sendsFile ? FILES : json(schemaOf(endpoint.success, 'output')),
      },
      ...Object.fromEntries(
        statuses.map((status) => [
          status,
          {
            description: problems.filter((code) => PROBLEMS[code] === status).join(', '),
            content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
          },
        ]),
      ),
    },
  };
}

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query') {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, object>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function header(name: string) {
  return { name, in: 'header', required: true, schema: { type: 'string' } };
}

const FILES = Object.fromEntries(
  FILE_TYPES.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
);

function json(schema: object) {
  return { 'application/json': { schema } };
}

/** As it is sent (`input`) or answered (`output`); what JSON Schema cannot say is left open. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
