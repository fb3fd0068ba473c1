import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { STYLE_ATTRIBUTE_HASHES } from './style-attribute-hashes.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Allows the scripts and styles that this very answer writes. */
    nonce: string;
  }
}

export interface ContentSecuritySettings {
  /** Answers travel over https only. */
  readonly isSecure: boolean;
  /** Hot reload writes styles by script and talks over a web socket. */
  readonly isDevelopment: boolean;
  /** Where pages send files to, besides the portal itself. */
  readonly uploadOrigin: string;
}

/** Helmet knows only the raw answer. */
const nonces = new WeakMap<ServerResponse, string>();

/** Security headers of every answer. */
export async function contentSecurity(server: FastifyInstance, settings: ContentSecuritySettings) {
  server.decorateReply('nonce', '');
  server.addHook('onRequest', async (_request, reply) => {
    reply.nonce = randomBytes(16).toString('base64url');
    nonces.set(reply.raw, reply.nonce);
  });
  const nonce = (_request: unknown, response: ServerResponse) => `'nonce-${nonces.get(response)}'`;
  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: [nonce, "'strict-dynamic'"],
        styleSrc: settings.isDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'", nonce],
        ...(settings.isDevelopment
          ? {}
          : { styleSrcAttr: ["'unsafe-hashes'", ...STYLE_ATTRIBUTE_HASHES.map((hash) => `'${hash}'`)] }),
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", settings.uploadOrigin, ...(settings.isDevelopment ? ['ws:'] : [])],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        requireTrustedTypesFor: settings.isDevelopment ? null : ["'script'"],
        ...(settings.isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: settings.isSecure && { maxAge: 63_072_000, includeSubDomains: true },
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  });
  server.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(self), geolocation=(), microphone=(), payment=()');
  });
}
