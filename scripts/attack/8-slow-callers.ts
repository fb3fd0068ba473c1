import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Scenario } from './scenario.ts';

const CALLERS = 70;
/** Pages that one connection requests at once, more than fits into the buffers on the way. */
const IN_A_ROW = 40;
const PAGES = 40;

/** Clients that send or read a byte now and then cost nothing, and must not count as keeping the process busy. */
export const slowCallers: Scenario = {
  name: '8-slow-callers',
  about: `${CALLERS} connections of one address send bodies by the byte, and as many read no answers: is another visitor refused?`,
  before: '568658e',
  async attempt(arena) {
    const product = await arena.product();
    const { port } = product.portal;
    const host = `kaari.localhost:${product.settings.PORT}`;
    const post = ['POST /api/logout HTTP/1.1', `host: ${host}`, 'content-type: application/json'];
    const get = ['GET /fi/ajanvaraus/yksityisasiakas HTTP/1.1', `host: ${host}`];
    const seen: string[] = [];
    let refusedInAll = 0;
    for (const [kind, head] of [
      ['slow bodies', [...post, 'content-length: 5000', '', '{']],
      ['unread answers', [...get, '', '']],
      ['rows of unread answers', Array.from({ length: IN_A_ROW }, () => [...get, '', '']).flat()],
    ] as const) {
      const sockets = Array.from({ length: CALLERS }, (_, index) =>
        hold(port, head, `127.88.0.${1 + (index % 9)}`),
      );
      arena.afterwards(() => end(sockets));
      await sleep(3000);
      let refused = 0;
      for (let page = 0; page < PAGES; page++) {
        const { status } = await product.visitor({ from: '127.8.8.8' }).get('/fi/ajanvaraus');
        if (status !== 200) refused += 1;
        await sleep(100);
      }
      seen.push(`beside ${kind}: ${refused} of ${PAGES} pages refused`);
      refusedInAll += refused;
      end(sockets);
    }
    return { succeeded: refusedInAll > 0, seen: seen.join('; ') };
  },
};

/** Sends the beginning of a request and nothing more, and does not read. */
function hold(port: number, head: readonly string[], from: string): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  socket.on('error', () => {});
  socket.pause();
  socket.write(head.join('\r\n'));
  return socket;
}

function end(sockets: readonly Socket[]): void {
  for (const socket of sockets) socket.destroy();
}
