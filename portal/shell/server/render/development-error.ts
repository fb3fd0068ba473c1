import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from './document.ts';

/**
 * In development an error in one's own code shows itself: its message and stack, in place of the patients' error page. The
 * page comes back by itself once the code is mended.
 */
export function sendDevelopmentError(request: FastifyRequest, reply: FastifyReply, error: unknown) {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return reply
    .code(500)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(
      `<!doctype html><meta charset="utf-8"><title>${escapeHtml(message)}</title>
<script type="module" src="/@vite/client" nonce="${reply.nonce}"></script>
<h1>${escapeHtml(message)}</h1>
<p>${escapeHtml(request.method)} ${escapeHtml(request.url)}</p>
<pre>${escapeHtml(stack ?? '')}</pre>`,
    );
}
