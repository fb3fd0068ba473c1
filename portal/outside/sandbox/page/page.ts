import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Html, html } from './html.ts';

const STYLE = readFileSync(new URL('sandbox.css', import.meta.url));

/** Serves the style sheet of the sandbox's pages. */
export function servePageStyle(server: FastifyInstance): void {
  server.get('/sandbox.css', (_request, reply) =>
    reply.type('text/css').header('cache-control', 'max-age=60').send(STYLE),
  );
}

export interface Page {
  readonly title: string;
  readonly lang?: string;
  readonly body: Html;
  /** Seconds after which the page reloads itself. */
  readonly refresh?: number;
}

/** Sends a whole page; it may load its style sheet, its own frames and the images written into it, and nothing else. */
export function sendPage(reply: FastifyReply, page: Page) {
  const document = html`<!doctype html>
<html lang="${page.lang ?? 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${page.refresh !== undefined && html`<meta http-equiv="refresh" content="${page.refresh}">`}
<title>${page.title}</title>
<link rel="stylesheet" href="/sandbox.css">
</head>
<body>${page.body}</body>
</html>`;
  return reply
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'self'; img-src data:; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'",
    )
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store')
    .send(document.markup);
}

/** The tools' pages: a heading, a link back to the start page, and the content. */
export function toolPage(title: string, content: Html): Html {
  return html`<header class="bar"><a href="/">Sandbox</a></header>
<main><h1>${title}</h1>${content}</main>`;
}
