import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Faults } from '../../sandbox/faults.ts';
import { isKey, type Objects } from './objects.ts';
import { checkSignature, type SigningKey } from './signature.ts';

export interface StorageSettings {
  readonly bucket: string;
  readonly key: SigningKey;
  /** Pages of these origins may send objects here. */
  readonly allowedOrigins: readonly string[];
  readonly now?: () => Date;
}

/** Maximum size of an object, in bytes. */
const LONGEST = 64 * 1024 * 1024;

const STATUS = {
  AccessDenied: 403,
  InvalidAccessKeyId: 403,
  SignatureDoesNotMatch: 403,
  InvalidURI: 400,
  EntityTooLarge: 400,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  ServiceUnavailable: 503,
} as const;

/**
 * Object storage under `/s3`, as far as the portal uses the protocol: PUT, GET and DELETE of one object,
 * with real signatures, and the browser's preflight from another origin.
 */
export function storageRoutes(
  server: FastifyInstance,
  objects: Objects,
  faults: Faults,
  settings: StorageSettings,
): void {
  const { now = () => new Date() } = settings;
  void server.register(async (scope) => {
    // The content stays a stream: nothing is read before the signature is checked.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.addHook('onRequest', async (request, reply) => {
      allowOrigin(request, reply, settings.allowedOrigins);
      if (request.method === 'OPTIONS') return;
      await faults.delay('storage');
      if (faults.get('storage') === 'down') return refuse(reply, 'ServiceUnavailable');
      const { method, url, headers } = request.raw;
      const refusal = checkSignature({ method: method ?? '', url: url ?? '', headers }, settings.key, now());
      if (refusal) return refuse(reply, refusal);
      const { bucket, '*': key = '' } = request.params as { bucket: string; '*': string };
      if (bucket !== settings.bucket) return refuse(reply, 'NoSuchBucket');
      if (!isKey(key)) return refuse(reply, 'InvalidURI');
    });

    const path = '/s3/:bucket/*';
    scope.options(path, (_request, reply) => reply.code(204).send());
    scope.put(path, { bodyLimit: LONGEST }, async (request, reply) => {
      const isKept = await objects.put(keyOf(request), request.body as Readable, LONGEST);
      if (!isKept) return refuse(reply, 'EntityTooLarge');
      // It reports success, and has stored nothing.
      if (faults.get('storage') === 'wrong') await objects.remove(keyOf(request));
      return reply.code(200).send();
    });
    scope.get(path, async (request, reply) => {
      const content = await objects.get(keyOf(request));
      if (!content) return refuse(reply, 'NoSuchKey');
      const { 'response-content-type': type = 'application/octet-stream', ...asked } =
        request.query as Record<string, string>;
      for (const name of ['content-disposition', 'cache-control'] as const) {
        const value = asked[`response-${name}`];
        if (value !== undefined) reply.header(name, value);
      }
      return reply.type(type).header('x-content-type-options', 'nosniff').send(content);
    });
    scope.delete(path, async (request, reply) => {
      await objects.remove(keyOf(request));
      return reply.code(204).send();
    });
  });
}

function keyOf(request: FastifyRequest): string {
  return (request.params as { '*': string })['*'];
}

/** @see https://fetch.spec.whatwg.org/#http-cors-protocol */
function allowOrigin(request: FastifyRequest, reply: FastifyReply, allowed: readonly string[]): void {
  const { origin } = request.headers;
  reply.header('vary', 'origin');
  if (!origin || !allowed.includes(origin)) return;
  reply.header('access-control-allow-origin', origin);
  if (request.method !== 'OPTIONS') return;
  reply.header('access-control-allow-methods', 'PUT');
  reply.header('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '');
  reply.header('access-control-max-age', '600');
}

function refuse(reply: FastifyReply, code: keyof typeof STATUS) {
  // Unread content would be taken for the connection's next request.
  return reply
    .code(STATUS[code])
    .header('connection', 'close')
    .type('application/xml')
    .send(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`);
}
