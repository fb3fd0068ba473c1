import { connect, type Socket } from 'node:net';
import { type BulkheadLimits, createBulkhead } from '../../calls/bulkhead.ts';
import { SystemError } from '../../calls/system-error.ts';
import { connectionTo } from './clamd-address.ts';
import type { VirusScanner } from './virus-scanner.ts';

export interface ClamdSettings extends BulkheadLimits {
  /** `unix:/run/clamav/clamd.ctl` or `tcp://127.0.0.1:3310` */
  readonly address: string;
  /** Longest wait for one answer, in milliseconds. A large document takes seconds. Default: 60 000. */
  readonly timeoutMs?: number;
}

/** Bytes that are sent at a time; the daemon has a limit of its own for the whole. */
const CHUNK = 64 * 1024;
/** Files that are scanned at a time: each lies in memory. */
const AT_ONCE = 4;
/** No answer is longer: a name of malware and some words. */
const LONGEST_ANSWER = 1000;

const INFECTED = /^stream: (.+) FOUND$/;

/**
 * A virus scanner that speaks clamd's protocol.
 *
 * @see https://docs.clamav.net/manual/Usage/Scanning.html#clamd
 */
export function createClamd(settings: ClamdSettings): VirusScanner {
  const { timeoutMs = 60_000 } = settings;
  const inRoom = createBulkhead({ ...settings, atOnce: settings.atOnce ?? AT_ONCE }, () =>
    failure('too many wait for it already'),
  );
  const ask = (send: (socket: Socket) => void) => exchange(settings.address, timeoutMs, send);
  return {
    async scan(content, person) {
      const answer = await inRoom(person, () => ask((socket) => sendStream(socket, content)));
      if (answer === 'stream: OK') return { type: 'clean' };
      const [, found] = INFECTED.exec(answer) ?? [];
      if (found) return { type: 'infected', found };
      // It will not take this file tomorrow, either: an operator has to raise the daemon's `StreamMaxLength`.
      if (answer.startsWith('INSTREAM size limit exceeded'))
        throw failure('the file is too long for it', true);
      throw failure('an answer outside the protocol');
    },
    async ping() {
      if ((await ask((socket) => socket.write('zPING\0'))) !== 'PONG')
        throw failure('an answer outside the protocol');
    },
  };
}

/** Chunks, each after its length, and an empty one as the end. */
function sendStream(socket: Socket, content: Uint8Array): void {
  socket.write('zINSTREAM\0');
  for (let from = 0; from < content.length; from += CHUNK) {
    const chunk = content.subarray(from, from + CHUNK);
    socket.write(lengthOf(chunk));
    socket.write(chunk);
  }
  socket.write(lengthOf(new Uint8Array()));
}

function lengthOf(chunk: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length);
  return length;
}

/** Sends one command over a connection of its own, and resolves with the answer without its end. */
function exchange(address: string, timeoutMs: number, send: (socket: Socket) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(connectionTo(address));
    let answer = '';
    const end = (settle: () => void) => {
      clearTimeout(timer);
      socket.destroy();
      settle();
    };
    const timer = setTimeout(() => end(() => reject(failure('time-out'))), timeoutMs);
    socket.once('connect', () => send(socket));
    socket.on('data', (bytes) => {
      answer += bytes.toString('latin1');
      const length = answer.indexOf('\0');
      if (length >= 0) end(() => resolve(answer.slice(0, length)));
      else if (answer.length > LONGEST_ANSWER) end(() => reject(failure('an answer outside the protocol')));
    });
    socket.once('error', () => end(() => reject(failure('no connection'))));
    socket.once('close', () => end(() => reject(failure('no answer'))));
  });
}

function failure(reason: string, isLasting = false): SystemError {
  return new SystemError('the virus scanner', reason, isLasting);
}
