import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';

/**
 * The same portal on another port, whose documents have their styles and no script: the minimum that any page with
 * this content and look can take.
 */
export async function serveWithoutScripts(portalPort: number, port: number): Promise<() => Promise<void>> {
  const server = createServer((incoming, outgoing) => forward(incoming, outgoing, portalPort));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, portalPort: number): void {
  const isDocument = incoming.headers['sec-fetch-dest'] === 'document';
  const headers = { ...incoming.headers };
  if (isDocument) delete headers['accept-encoding'];
  const upstream = request({
    host: '127.0.0.1',
    port: portalPort,
    method: incoming.method,
    path: incoming.url,
    headers,
  });
  upstream.on('error', () => outgoing.destroy());
  upstream.on('response', (answer) => {
    if (!isDocument) {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      return;
    }
    let text = '';
    answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    answer.on('end', () => {
      const { 'transfer-encoding': _t, 'content-length': _l, ...rest } = answer.headers;
      const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
      outgoing.writeHead(answer.statusCode ?? 502, { ...rest, 'content-encoding': 'br' });
      outgoing.end(brotliCompressSync(stripScripts(text), { params }));
    });
  });
  incoming.pipe(upstream);
}

/** Scripts, the state that they read, and what is preloaded for them. */
function stripScripts(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '');
}
