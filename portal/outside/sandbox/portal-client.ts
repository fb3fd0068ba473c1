import { request } from 'node:http';

export interface PortalAnswer {
  readonly status: number;
  readonly body: ReturnType<typeof JSON.parse>;
}

interface Asked {
  readonly method?: 'GET' | 'POST';
  /** Of a form. */
  readonly form?: Readonly<Record<string, string>>;
  readonly token?: string;
  /** Instead of a form. */
  readonly text?: {
    readonly type: string;
    readonly text: string;
    readonly headers: Readonly<Record<string, string>>;
  };
}

/** Asks a portal on this computer by the name of its host, which only browsers find by themselves. */
export function askPortal(
  url: string,
  { method = 'GET', form, token, text: sent }: Asked = {},
): Promise<PortalAnswer> {
  const { host, port, pathname, search } = new URL(url);
  const body = sent?.text ?? (form && new URLSearchParams(form).toString());
  const type = sent?.type ?? 'application/x-www-form-urlencoded';
  return new Promise((resolve, reject) => {
    const outgoing = request({
      host: '127.0.0.1',
      port,
      method,
      path: pathname + search,
      headers: {
        host,
        accept: 'application/fhir+json, application/json',
        ...sent?.headers,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && {
          'content-type': type,
          'content-length': Buffer.byteLength(body),
        }),
      },
    });
    outgoing.on('response', (incoming) => {
      let text = '';
      incoming.setEncoding('utf8');
      incoming.on('data', (chunk) => (text += chunk));
      incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, body: text && JSON.parse(text) }));
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
