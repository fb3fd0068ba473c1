import { once } from 'node:events';
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { pipeline } from 'node:stream/promises';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

export interface FileServer {
  /** Address of the folder, with a trailing slash. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Serves a folder's files as they are, under a path, like the simplest of hosts.
 * @param path with a slash at both ends
 * @param port default: any free one
 */
export async function serveFiles(folder: string, path = '/', port = 0): Promise<FileServer> {
  // A connection that is closed while a busy browser asks again on it fails the story.
  const server = createServer({ keepAliveTimeout: 120_000 }, (request, response) => {
    const asked = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = asked.startsWith(path) ? fileIn(folder, asked.slice(path.length)) : undefined;
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    // A window that opens story after story asks once for what they share.
    response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=3600' });
    // A client that disconnects early has lost nothing.
    pipeline(createReadStream(file), response).catch(() => undefined);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function fileIn(folder: string, relative: string): string | undefined {
  // Normalized from the root, a path cannot escape it.
  const path = join(folder, normalize(`/${relative}`));
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory()) return fileIn(folder, `${relative.replace(/\/$/, '')}/index.html`);
  return found?.isFile() ? path : undefined;
}
