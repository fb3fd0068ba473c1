import { connect } from 'node:net';

/** What came back over a connection, once it has been closed. */
export interface RawAnswer {
  /** 0 where nothing that is HTTP came back. */
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends these very bytes over a connection of its own, and reads until the other end closes it. */
export function sendRaw(port: number, bytes: string, more?: () => string | null): Promise<RawAnswer> {
  return new Promise((resolve) => {
    let drip: NodeJS.Timeout;
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(bytes, 'latin1');
      drip = setInterval(() => {
        const next = more?.();
        if (next) socket.write(next, 'latin1');
      }, 20);
    });
    let received = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => (received += chunk));
    // What is still on its way when the other end closes is no failure of the test's.
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(drip);
      resolve(parse(received));
    });
  });
}

/** A request without a body, as it goes over the wire; the connection is closed after its answer. */
export function rawRequest(target: string, lines: readonly string[] = ['Host: kaari.localhost']): string {
  return [`GET ${target} HTTP/1.1`, ...lines, 'Connection: close', '', ''].join('\r\n');
}

function parse(received: string): RawAnswer {
  const [head = '', ...rest] = received.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0),
    headers: Object.fromEntries(headers),
    body: rest.join('\r\n\r\n'),
  };
}
