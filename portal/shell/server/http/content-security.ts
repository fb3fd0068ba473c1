import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
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

/** Sources of each directive; none is one that has no sources. */
type Directives<Source> = Record<string, (string | Source)[]>;

/** @param nonces what allows the scripts and styles that an answer writes itself */
function directivesOf<Source>(settings: ContentSecuritySettings, nonces: Source[]): Directives<Source> {
  const { isSecure, isDevelopment, uploadOrigin } = settings;
  return {
    'default-src': ["'none'"],
    'script-src': [...nonces, "'strict-dynamic'"],
    'style-src': isDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'", ...nonces],
    ...(!isDevelopment && {
      'style-src-attr': ["'unsafe-hashes'", ...STYLE_ATTRIBUTE_HASHES.map((hash) => `'${hash}'`)],
    }),
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", uploadOrigin, ...(isDevelopment ? ['ws:'] : [])],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    ...(!isDevelopment && { 'require-trusted-types-for': ["'script'"] }),
    ...(isSecure && { 'upgrade-insecure-requests': [] }),
  };
}

const MAX_AGE = 63_072_000;
const PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=()';
/** Of documents of pages that use the camera and the microphone. */
export const DEVICE_PERMISSIONS = 'camera=(self), geolocation=(), microphone=(self), payment=()';

/** Security headers of every answer. */
export async function contentSecurity(server: FastifyInstance, settings: ContentSecuritySettings) {
  server.decorateReply('nonce', '');
  server.addHook('onRequest', async (_request, reply) => {
    reply.nonce = randomBytes(16).toString('base64url');
    nonces.set(reply.raw, reply.nonce);
  });
  const nonce = (_request: unknown, response: ServerResponse) => `'nonce-${nonces.get(response)}'`;
  await server.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: directivesOf(settings, [nonce]) },
    strictTransportSecurity: settings.isSecure && { maxAge: MAX_AGE, includeSubDomains: true },
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  });
  server.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('permissions-policy')) reply.header('permissions-policy', PERMISSIONS);
  });
}

/**
 * Lets the forms of a page go to the payment provider and to banks. Which banks is the provider's to say, and browsers hold each
 * step of the way against the list: it takes every address that is https.
 *
 * @param origin of the provider, which is not https in development
 */
export function allowForms({ raw }: FastifyReply, origin: string): void {
  const policy = String(raw.getHeader('content-security-policy') ?? '');
  const sources = ["'self'", 'https:', ...(origin.startsWith('https:') ? [] : [origin])];
  raw.setHeader(
    'content-security-policy',
    policy.replace("form-action 'self'", `form-action ${sources.join(' ')}`),
  );
}

/**
 * Lets a page that a browser keeps run scripts by their address: a nonce is for the one answer that it comes with. Nothing in such a
 * page is a reader's or from anywhere else.
 */
export function allowOwnScripts({ raw }: FastifyReply): void {
  const policy = String(raw.getHeader('content-security-policy') ?? '');
  raw.setHeader(
    'content-security-policy',
    policy.replace(/script-src [^;]+/, "script-src 'self'").replace(/ 'nonce-[^']+'/g, ''),
  );
}

/** The same headers for an answer that is prepared once and has nothing a nonce would allow: no hook ever sees it. */
export function preparedSecurityHeaders(settings: ContentSecuritySettings): Record<string, string> {
  const policy = Object.entries(directivesOf<never>(settings, []))
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');
  return {
    'content-security-policy': policy,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': PERMISSIONS,
    'referrer-policy': 'same-origin',
    ...(settings.isSecure && { 'strict-transport-security': `max-age=${MAX_AGE}; includeSubDomains` }),
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'SAMEORIGIN',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  };
}
