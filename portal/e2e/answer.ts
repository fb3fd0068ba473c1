import { get, type IncomingHttpHeaders } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** What the portal answers outside any browser. Its brands' hosts resolve in browsers only. */
export function answerTo({ host, port, pathname, search }: URL, cookie = ''): Promise<Answer> {
  const to = { host: '127.0.0.1', port, path: pathname + search, headers: { host, cookie } };
  return new Promise((resolve, reject) => {
    get(to, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk) => (text += chunk));
      const { statusCode: status = 0, headers } = response;
      response.on('end', () => resolve({ status, headers, text }));
    }).on('error', reject);
  });
}
