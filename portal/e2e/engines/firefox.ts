import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Engine } from './engine.ts';

const BROWSERS = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const LISTENING = /WebDriver BiDi listening on (ws:\S+)/;

/** Firefox by WebDriver BiDi, without a window (Debian: `firefox-esr`). */
export async function startFirefox(): Promise<Engine | null> {
  const binary = BROWSERS.find((path) => existsSync(path));
  if (!binary) return null;
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const browser = spawn(
    binary,
    ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: profile } },
  );
  const close = async () => {
    if (browser.exitCode === null) {
      const ended = new Promise((resolve) => browser.once('exit', resolve));
      browser.kill('SIGTERM');
      await ended;
    }
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    let address: string | undefined;
    for await (const line of createInterface({ input: browser.stderr })) {
      address = LISTENING.exec(line)?.[1];
      if (address) break;
    }
    if (!address) throw new Error('Firefox has ended before it listened.');
    browser.stderr.resume();
    const command = await connect(`${address}/session`);
    const { capabilities } = (await command('session.new', { capabilities: {} })) as {
      capabilities: { browserName: string; browserVersion: string };
    };
    const { contexts } = (await command('browsingContext.getTree', {})) as {
      contexts: { context: string }[];
    };
    const context = contexts[0]?.context;
    return {
      version: `Gecko, ${capabilities.browserName} ${capabilities.browserVersion}`,
      async open(url) {
        await command('browsingContext.navigate', { context, url, wait: 'complete' });
      },
      async read(expression) {
        const { type, result } = (await command('script.evaluate', {
          expression: `JSON.stringify(${expression})`,
          target: { context },
          awaitPromise: false,
        })) as { type: string; result?: { value?: string } };
        if (type !== 'success') throw new Error(`The page threw at ${expression}`);
        return result?.value === undefined ? undefined : JSON.parse(result.value);
      },
      async perform(actions) {
        await command('input.performActions', { context, actions });
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Sends commands over a connection, and gives each its own answer. */
async function connect(address: string) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  let last = 0;
  const waiting = new Map<number, (answer: { type: string; result: unknown; message: string }) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data));
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  return (method: string, params: object): Promise<unknown> => {
    const id = ++last;
    return new Promise((resolve, reject) => {
      waiting.set(id, ({ type, result, message }) => {
        if (type === 'success') resolve(result);
        else reject(new Error(`${method}: ${message}`));
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
  };
}
