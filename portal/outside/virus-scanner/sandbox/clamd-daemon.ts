import { rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import type { Faults } from '../../sandbox/faults.ts';

/** The file by which scanners are tried out: no malware, and every scanner knows it. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

export interface DaemonOptions {
  readonly faults: Faults;
  /** Bytes of the longest stream, as `StreamMaxLength`. Default: 25 MB, as clamd's own. */
  readonly maxLength?: number;
}

/**
 * A daemon that speaks clamd's protocol, as far as the portal uses it, and finds the EICAR file wherever it is in what is sent.
 */
export function createClamdDaemon({ faults, maxLength = 25 * 1024 * 1024 }: DaemonOptions): Server {
  return createServer((socket) => {
    // Clients may hang up.
    socket.on('error', () => {});
    serve(socket, faults, maxLength).catch(() => socket.destroy());
  });
}

/** Listens at a socket's path; one that a killed process has left gives way. */
export function listenAtSocket(daemon: Server, path: string): Promise<void> {
  rmSync(path, { force: true });
  return new Promise((resolve, reject) => {
    daemon.once('error', reject);
    daemon.listen(path, () => {
      daemon.off('error', reject);
      resolve();
    });
  });
}

async function serve(socket: Socket, faults: Faults, maxLength: number): Promise<void> {
  if (faults.get('virus-scanner') === 'down') return void socket.destroy();
  const read = createReader(socket);
  const command = await read.until(0);
  const answer = await answerTo(command, read, maxLength);
  await faults.delay('virus-scanner');
  socket.end(`${faults.get('virus-scanner') === 'wrong' ? 'what?' : answer}\0`);
}

async function answerTo(command: string, read: Reader, maxLength: number): Promise<string> {
  if (command === 'zPING') return 'PONG';
  if (command !== 'zINSTREAM') return 'UNKNOWN COMMAND';
  const chunks: Buffer[] = [];
  let total = 0;
  for (;;) {
    const length = (await read.bytes(4)).readUInt32BE();
    if (length === 0) break;
    total += length;
    if (total > maxLength) return 'INSTREAM size limit exceeded. ERROR';
    chunks.push(await read.bytes(length));
  }
  const isInfected = Buffer.concat(chunks).includes(EICAR);
  return `stream: ${isInfected ? 'Win.Test.EICAR_HDB-1 FOUND' : 'OK'}`;
}

interface Reader {
  bytes(length: number): Promise<Buffer>;
  /** Text before the byte, which is read, too. */
  until(byte: number): Promise<string>;
}

function createReader(socket: Socket): Reader {
  const parts = socket[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let waiting = Buffer.alloc(0);
  async function more(): Promise<void> {
    const { value, done } = await parts.next();
    if (done) throw new Error('The client has hung up.');
    waiting = Buffer.concat([waiting, value]);
  }
  function take(length: number): Buffer {
    const taken = waiting.subarray(0, length);
    waiting = waiting.subarray(length);
    return taken;
  }
  return {
    async bytes(length) {
      while (waiting.length < length) await more();
      return take(length);
    },
    async until(byte) {
      while (!waiting.includes(byte)) await more();
      return take(waiting.indexOf(byte) + 1)
        .subarray(0, -1)
        .toString('latin1');
    },
  };
}
