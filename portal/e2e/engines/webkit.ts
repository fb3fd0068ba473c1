import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '#platform/free-ports.ts';
import type { Engine } from './engine.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
/** Where Debian's architectures have the browser that comes with the driver. */
const BROWSERS = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map(
  (machine) => `/usr/lib/${machine}/webkit2gtk-4.1/MiniBrowser`,
);
const DISPLAY = '/usr/bin/xvfb-run';
const STARTS_WITHIN_MS = 20_000;

/** WebKit by W3C WebDriver (Debian: `webkit2gtk-driver`, `xvfb`, `xauth`), on a display of its own. */
export async function startWebKit(): Promise<Engine | null> {
  const binary = BROWSERS.find((path) => existsSync(path));
  if (!binary || ![DRIVER, DISPLAY].every((path) => existsSync(path))) return null;
  const [port = 0] = await freePorts(1);
  // A group of processes, so that the display and the browser end with the driver.
  const driver = spawn(DISPLAY, ['--auto-servernum', DRIVER, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    // As root it has no sandbox to run its pages in.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', LIBGL_ALWAYS_SOFTWARE: '1' },
  });
  const command = commander(`http://127.0.0.1:${port}`);
  try {
    const { sessionId, capabilities } = (await whenListening(() =>
      command('POST', '/session', {
        capabilities: {
          alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } },
        },
      }),
    )) as { sessionId: string; capabilities: { browserName: string; browserVersion: string } };
    const session = `/session/${sessionId}`;
    return {
      version: `WebKit, ${capabilities.browserName} ${capabilities.browserVersion}`,
      async open(url) {
        await command('POST', `${session}/url`, { url });
      },
      async read(expression) {
        const script = `return JSON.stringify(${expression})`;
        const json = await command('POST', `${session}/execute/sync`, { script, args: [] });
        return typeof json === 'string' ? JSON.parse(json) : undefined;
      },
      async perform(actions) {
        await command('POST', `${session}/actions`, { actions });
      },
      async close() {
        await command('DELETE', session).catch(() => {});
        end(driver);
      },
    };
  } catch (error) {
    end(driver);
    throw error;
  }
}

/** Calls the driver; an answer's `value` is its result or its error. */
function commander(origin: string) {
  return async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(origin + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
}

async function whenListening(start: () => Promise<unknown>): Promise<unknown> {
  const deadline = Date.now() + STARTS_WITHIN_MS;
  for (;;) {
    try {
      return await start();
    } catch (error) {
      // Nobody answers yet; what the driver itself refuses it refuses for good.
      if (!(error instanceof TypeError) || Date.now() > deadline) throw error;
      await sleep(200);
    }
  }
}

function end({ pid, exitCode }: ChildProcess): void {
  if (pid && exitCode === null) process.kill(-pid, 'SIGTERM');
}
