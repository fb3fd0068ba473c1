import { get, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** How many of them the text was on its way. */
  readonly bytes: number;
}

/** What the portal answers outside any browser. Its brands' hosts resolve in browsers only. */
export function answerTo({ host, port, pathname, search }: URL, cookie = ''): Promise<Answer> {
  const headers = { host, cookie, 'accept-encoding': 'br' };
  const to = { host: '127.0.0.1', port, path: pathname + search, headers };
  return new Promise((resolve, reject) => {
    get(to, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      const { statusCode: status = 0, headers } = response;
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        const text = headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body;
        resolve({ status, headers, text: text.toString(), bytes: body.length });
      });
    }).on('error', reject);
  });
}
