import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections, which come and go. */
const LOWEST = 10_000;
const HIGHEST = 30_000;
const TRIES = 100;

/** That many free ports in a row; parallel runs do not get the same ones. */
export async function freePorts(count: number): Promise<readonly number[]> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const first = randomInt(LOWEST, HIGHEST - count);
    const row = Array.from({ length: count }, (_, nth) => first + nth);
    if ((await Promise.all(row.map(isFree))).every(Boolean)) return row;
  }
  throw new Error(`There are no ${count} free ports in a row.`);
}

/** A portal's own port and its sandbox's two, as settings. */
export async function sandboxPorts() {
  const [portal, sandbox, smtp] = await freePorts(3);
  return { PORT: String(portal), SANDBOX_PORT: String(sandbox), SANDBOX_SMTP_PORT: String(smtp) };
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
