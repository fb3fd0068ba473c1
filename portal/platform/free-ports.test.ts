import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { freePorts } from './free-ports.ts';

const MODULE = new URL('./free-ports.ts', import.meta.url).href;
const run = promisify(execFile);

/** Resolves to what another process gets that may only have this port. */
const elsewhere = async (port: number) => {
  const ask = `(await import('${MODULE}')).freePorts(1, [${port}, ${port}]).then(String, () => 'none').then(console.log)`;
  return (await run(process.execPath, ['--input-type=module', '-e', ask])).stdout.trim();
};

it('gives ports in a row that can be listened to, and to nobody else while they wait', async () => {
  const [first = 0, second = 0] = await freePorts(2);
  expect(second).toBe(first + 1);
  expect(await elsewhere(first)).toBe('none');
  await expect(freePorts(1, [second, second])).rejects.toThrow('no 1 free ports');
  const server = createServer().listen(first, '127.0.0.1');
  await once(server, 'listening');
  server.close();
});

it('gives a port again once the process that had it has ended', async () => {
  const ask = `console.log(String(await (await import('${MODULE}')).freePorts(1)))`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', ask]);
  expect(await elsewhere(Number(stdout))).toBe(stdout.trim());
});

it('gives no port that something listens to', async () => {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(freePorts(1, [port, port])).rejects.toThrow('no 1 free ports');
  server.close();
});
