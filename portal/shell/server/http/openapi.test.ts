import { describe, expect, it } from 'vitest';
import { endpointTables } from '../endpoint-tables.ts';
import { openApiDocument } from './openapi.ts';

const document = openApiDocument(endpointTables);

describe('the OpenAPI document', () => {
  it('has every call', () => {
    const keys = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(keys.sort()).toEqual(endpointTables.flatMap((table) => Object.keys(table)).sort());
  });

  it('names parameters, body and answers of a change', () => {
    expect(document.paths['/api/reserve-appointment']?.post).toMatchObject({
      parameters: expect.arrayContaining([
        expect.objectContaining({ name: 'Idempotency-Key', in: 'header', required: true }),
        expect.objectContaining({ name: 'X-CSRF-Token', in: 'header', required: true }),
      ]),
      requestBody: {
        content: { 'application/json': { schema: { required: expect.arrayContaining(['email']) } } },
      },
      responses: {
        401: { description: 'authenticationRequired' },
        409: { description: 'scopeChanged' },
        422: { description: 'invalidFields, idempotencyKeyReused' },
        503: { description: 'temporarilyUnavailable' },
      },
    });
  });

  it('tells which calls are closed while nobody knows whose guardian somebody is', () => {
    const unavailable = { 503: { description: 'temporarilyUnavailable' } };
    expect(document.paths['/api/user']?.get).toMatchObject({ responses: unavailable });
    expect(document.paths['/api/logout']?.post).not.toMatchObject({ responses: unavailable });
    expect(document.paths['/api/terms']?.get).not.toMatchObject({ responses: unavailable });
  });

  it('requires what stands in a path', () => {
    expect(document.paths['/api/appointments/{id}']?.delete).toMatchObject({
      parameters: expect.arrayContaining([
        expect.objectContaining({ name: 'id', in: 'path', required: true }),
      ]),
    });
  });

  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });
});
