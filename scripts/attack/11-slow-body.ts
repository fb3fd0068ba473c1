import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Scenario } from './scenario.ts';

const CONNECTIONS = 5;
const BYTE_MS = 3000;
const LONGEST_MS = 100_000;

export const slowBody: Scenario = {
  name: '11-slow-body',
  about: `${CONNECTIONS} requests whose bodies send a byte every ${BYTE_MS / 1000} s: how long are they held open?`,
  async attempt(arena) {
    const product = await arena.product();
    const { port } = product.portal;
    const began = Date.now();
    const ended: number[] = [];
    const sockets = Array.from({ length: CONNECTIONS }, () => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {});
      socket.on('close', () => ended.push(Date.now() - began));
      socket.resume();
      const head = [
        'POST /api/logout HTTP/1.1',
        `host: kaari.localhost:${port}`,
        'content-type: application/json',
        'content-length: 5000',
      ];
      socket.write(`${head.join('\r\n')}\r\n\r\n{`);
      return socket;
    });
    arena.afterwards(() => {
      for (const socket of sockets) socket.destroy();
    });
    while (ended.length < CONNECTIONS && Date.now() - began < LONGEST_MS) {
      await sleep(BYTE_MS);
      for (const socket of sockets) if (socket.writable) socket.write(' ');
    }
    const open = CONNECTIONS - ended.length;
    const seconds = (ms: number) => (ms / 1000).toFixed(0);
    return {
      succeeded: open > 0,
      seen: open
        ? `${open} of ${CONNECTIONS} open after ${seconds(LONGEST_MS)} s`
        : `all closed after ${seconds(Math.max(...ended))} s at the latest`,
    };
  },
};
