import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, connect as dial, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A connection to a database that a test can close: the server behind it keeps running and notices nothing. */
export interface Gate {
  /** The database's address by this way. */
  readonly url: string;
  /** Cuts every connection and refuses new ones until `open`. */
  close(): void;
  open(): void;
  /** From now on nothing passes through the connections there are, and none is closed: a network that swallows. */
  swallow(): void;
  /** Resolves once a request with this text has been cut off: before the server has it, or before its answer is back. */
  cutAt(text: string, when: 'onRequest' | 'onAnswer'): Promise<void>;
  remove(): void;
}

const SOCKET = '.s.PGSQL.5432';

/** @param url of a server that is reached by the folder of its socket */
export async function openGate(url: string): Promise<Gate> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-gate-'));
  const behind = join(new URL(url).searchParams.get('host') ?? '', SOCKET);
  const pairs = new Set<{ near: Socket; far: Socket; isSwallowed: boolean }>();
  let isOpen = true;
  let trap: { text: string; when: 'onRequest' | 'onAnswer'; sprung: () => void } | null = null;

  const server = createServer((near) => {
    if (!isOpen) return near.destroy();
    const far = dial(behind);
    const pair = { near, far, isSwallowed: false };
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    let answerIsLost: (() => void) | null = null;
    near.on('data', (chunk) => {
      if (pair.isSwallowed) return;
      if (trap && chunk.includes(trap.text)) {
        const { when, sprung } = trap;
        trap = null;
        if (when === 'onRequest') {
          end();
          return sprung();
        }
        answerIsLost = sprung;
      }
      far.write(chunk);
    });
    far.on('data', (chunk) => {
      if (pair.isSwallowed) return;
      if (!answerIsLost) return near.write(chunk);
      end();
      answerIsLost();
    });
    for (const socket of [near, far]) socket.on('error', end).on('close', end);
  });
  await new Promise<void>((resolve) => server.listen(join(folder, SOCKET), resolve));

  const gated = new URL(url);
  gated.searchParams.set('host', folder);
  const cut = () => {
    for (const { near, far } of pairs) {
      near.destroy();
      far.destroy();
    }
  };
  return {
    url: gated.href,
    close() {
      isOpen = false;
      cut();
    },
    open() {
      isOpen = true;
    },
    swallow() {
      for (const pair of pairs) pair.isSwallowed = true;
    },
    cutAt: (text, when) => new Promise((sprung) => (trap = { text, when, sprung })),
    remove() {
      cut();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
