import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Headers of one connection, which the next one does not take over. */
const OF_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'http2-settings'];

/**
 * The same portal over HTTP/2 on another port, as what stands before it in production speaks it. Browsers do so under a
 * certificate only: this one has signed itself.
 */
export async function serveOverHttp2(portalPort: number, port: number): Promise<() => Promise<void>> {
  const server = createSecureServer(selfSigned(), (incoming, outgoing) => {
    forward(incoming, outgoing, portalPort);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
    });
}

function forward(incoming: Http2ServerRequest, outgoing: Http2ServerResponse, portalPort: number): void {
  const named = Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':'));
  const upstream = request({
    host: '127.0.0.1',
    port: portalPort,
    method: incoming.method,
    path: incoming.url,
    headers: { ...Object.fromEntries(named), host: incoming.authority },
  });
  upstream.on('error', () => outgoing.destroy());
  upstream.on('response', (answer) => {
    const kept = Object.entries(answer.headers).filter(([name]) => !OF_CONNECTION.includes(name));
    outgoing.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
    pipeline(answer, outgoing).catch(() => {});
  });
  pipeline(incoming, upstream).catch(() => {});
}

/** A key with its certificate for one day, made by the machine's OpenSSL. */
function selfSigned(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'portal-certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  try {
    const named = ['-subj', '/CN=kaari.localhost', '-keyout', key, '-out', cert];
    execFileSync('openssl', ['req', '-x509', ...kind, ...named], { stdio: 'pipe' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
