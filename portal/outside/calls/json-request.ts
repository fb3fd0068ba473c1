import { type IncomingHttpHeaders, request as plainRequest } from 'node:http';
import { Agent, request as secureRequest } from 'node:https';

/** What a client proves itself with at TLS, and whom it believes there; all in PEM. */
export interface TlsIdentity {
  /** The client's certificate with its chain, and its private key. */
  readonly certificate?: { readonly cert: string; readonly key: string };
  /** Authorities that may have issued the server's certificate; those of Node where absent. */
  readonly authority?: string;
}

export interface JsonAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export interface JsonRequest {
  readonly method: 'GET' | 'PUT' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Absent: nothing is sent. */
  readonly body?: unknown;
  readonly signal: AbortSignal;
}

export type SendJson = (request: JsonRequest) => Promise<JsonAnswer>;

/** Bytes of the longest answer that is read. */
const LONGEST = 256 * 1024;

/**
 * Sends JSON and reads the whole answer; follows no redirect. Node's `fetch` takes no client certificate, so this is
 * its module for requests. Rejects when there is no connection, when the answer is too long, or when `signal` aborts.
 */
export function createSendJson({ certificate, authority }: TlsIdentity = {}): SendJson {
  const agent = new Agent({ ...certificate, ...(authority !== undefined && { ca: authority }) });
  return ({ method, url, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const text = body === undefined ? '' : JSON.stringify(body);
      const sent = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
      };
      const options = { method, headers: { ...(body !== undefined && sent), ...headers }, signal };
      const outgoing = url.startsWith('https:')
        ? secureRequest(url, { ...options, agent })
        : plainRequest(url, options);
      outgoing.on('error', reject);
      outgoing.on('response', (incoming) => {
        const chunks: Buffer[] = [];
        let length = 0;
        incoming.on('data', (chunk: Buffer) => {
          length += chunk.length;
          if (length > LONGEST) outgoing.destroy(new Error('The answer is too long'));
          else chunks.push(chunk);
        });
        incoming.on('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            text: Buffer.concat(chunks).toString('utf8'),
          }),
        );
        // Cut off half-way, or aborted: `end` does not come then.
        incoming.on('error', reject);
      });
      outgoing.end(text);
    });
}
