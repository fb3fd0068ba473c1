import { connect } from 'node:net';
import type { Scenario } from './scenario.ts';

export const doubledHost: Scenario = {
  name: '11-doubled-host',
  about: 'a request that names two hosts, one for the cache and one for the portal',
  async attempt(arena) {
    const { port } = (await arena.product()).portal;
    const hosts = [`kaari.localhost:${port}`, `pikkujatti.localhost:${port}`];
    const head = ['GET /api/session HTTP/1.1', ...hosts.map((host) => `Host: ${host}`), 'Connection: close'];
    const status = await ask(port, `${head.join('\r\n')}\r\n\r\n`);
    return { succeeded: status.includes(' 200 '), seen: status };
  },
};

/** The status line of the response to a raw request. */
function ask(port: number, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    socket.on('data', (chunk) => (answer += chunk));
    socket.on('end', () => resolve(answer.split('\r\n', 1)[0] ?? ''));
    socket.on('error', reject);
  });
}
