import { randomInt } from 'node:crypto';
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections, which come and go. */
const RANGE: readonly [first: number, last: number] = [10_000, 29_999];
const TRIES = 100;

/**
 * That many free ports in a row, of this process until it ends: parallel runs do not get them, not even while nothing
 * listens to them.
 *
 * @param among the first and the last port to choose from
 * @throws Error where none are free
 */
export async function freePorts(count: number, among = RANGE): Promise<readonly number[]> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const first = randomInt(among[0], among[1] - count + 2);
    const row = Array.from({ length: count }, (_, nth) => first + nth);
    if (await claim(row)) return row;
  }
  throw new Error(`There are no ${count} free ports in a row.`);
}

/** A portal's own port and its sandbox's two, as settings. */
export async function sandboxPorts() {
  const [portal, sandbox, smtp] = await freePorts(3);
  return { PORT: String(portal), SANDBOX_PORT: String(sandbox), SANDBOX_SMTP_PORT: String(smtp) };
}

/** Marks free ports as taken until the process ends, however it ends: all of them, or none. */
async function claim(ports: readonly number[]): Promise<boolean> {
  const marks: Socket[] = [];
  for (const port of ports) {
    const mark = (await isFree(port)) && (await markOf(port));
    if (!mark) {
      for (const each of marks) each.close();
      return false;
    }
    marks.push(mark);
  }
  return true;
}

/** Nothing here speaks UDP, whose ports are numbered apart and leave those of TCP free. */
async function markOf(port: number): Promise<Socket | null> {
  const mark = createSocket('udp4').unref();
  try {
    await once(mark.bind({ port, address: '127.0.0.1', exclusive: true }), 'listening');
    return mark;
  } catch {
    mark.close();
    return null;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port);
  try {
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}
