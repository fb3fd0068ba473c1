import type { NetConnectOpts } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const UNIX = /^unix:(\/.+)$/;
const TCP = /^tcp:\/\/(\[[\da-fA-F:]+\]|[\w.-]+):(\d{1,5})$/;

/** Whether it names a daemon: `unix:/run/clamav/clamd.ctl` or `tcp://127.0.0.1:3310`. */
export function isClamdAddress(address: string): boolean {
  const [, , port] = TCP.exec(address) ?? [];
  return UNIX.test(address) || (port !== undefined && Number(port) >= 1 && Number(port) <= 65_535);
}

/** What a connection to the daemon is opened with. */
export function connectionTo(address: string): NetConnectOpts {
  const [, path] = UNIX.exec(address) ?? [];
  if (path) return { path };
  const [, host = '', port] = TCP.exec(address) ?? [];
  return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
}

/** The socket of the sandbox's daemon, which both ends find by the sandbox's port. */
export function sandboxClamdSocket(sandboxPort: number): string {
  return join(tmpdir(), `portal-sandbox-clamd-${sandboxPort}.sock`);
}
