import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownBrowser } from './own-browser.ts';

/** How to start the browser in which every test sees the same pages. */
export interface PinnedBrowser {
  readonly executablePath: string;
  readonly args: readonly string[];
  /** The complete environment of the browser's process. */
  readonly env: Record<string, string>;
  /** False where the pinned build does not exist: pixels are then not comparable. */
  readonly isPinned: boolean;
}

const CACHE = fileURLToPath(new URL('../.cache/browser/', import.meta.url));

// The sandbox needs rights that a container or root lacks; hinting, LCD text and colour profiles differ between
// machines and would change pixels.
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

const START_TIMEOUT_MS = 60_000;

/** Only the unpacked fonts: those installed on the machine must not be used. */
const fontConfiguration = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/font-cache</cachedir>
</fontconfig>
`;

/**
 * The browser of the `@sparticuz/chromium` package, unpacked once to a folder named after its version; on a
 * system that it does not run on, Playwright's own. Call it before any worker starts.
 * @throws Error if no browser is available
 */
export async function pinnedBrowser(): Promise<PinnedBrowser> {
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  const own = async (): Promise<PinnedBrowser> => ({
    executablePath: await ownBrowser(),
    args: ARGS,
    env: inherited,
    isPinned: false,
  });
  if (process.platform !== 'linux' || process.arch !== 'x64') return own();

  const folder = await unpacked();
  const executablePath = join(folder, 'chromium');
  // Written each time: the folder may have been moved since, together with the project.
  writeFileSync(join(folder, 'fonts.conf'), fontConfiguration(folder));
  const env = { ...inherited, FONTCONFIG_FILE: join(folder, 'fonts.conf') };
  if (starts(executablePath, env)) return { executablePath, args: ARGS, env, isPinned: true };

  // A bare system lacks NSS and related libraries, which the package includes.
  await inflateInto(folder, 'al2023.tar.br');
  const withLibraries = { ...env, LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') };
  if (starts(executablePath, withLibraries)) {
    return { executablePath, args: ARGS, env: withLibraries, isPinned: true };
  }
  return own();
}

/** @throws Error if it only times out: with another browser nothing would be compared, unnoticed */
function starts(executablePath: string, env: Record<string, string>): boolean {
  const { status, error } = spawnSync(executablePath, ['--version'], { env, timeout: START_TIMEOUT_MS });
  if (error && 'code' in error && error.code === 'ETIMEDOUT') throw error;
  return status === 0;
}

const require = createRequire(import.meta.url);

function packageFolder(): string {
  return dirname(dirname(require.resolve('@sparticuz/chromium')));
}

async function unpacked(): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(packageFolder(), 'package.json'), 'utf8')) as {
    version: string;
  };
  const folder = join(CACHE, version);
  if (existsSync(join(folder, 'chromium'))) return folder;

  // Another process may be doing the same: each unpacks its own, and the first to finish wins.
  const own = `${folder}.${process.pid}`;
  mkdirSync(own, { recursive: true });
  for (const file of ['chromium.br', 'fonts.tar.br']) await inflateInto(own, file);
  try {
    renameSync(own, folder);
  } catch (error) {
    rmSync(own, { recursive: true, force: true });
    if (!existsSync(join(folder, 'chromium'))) throw error;
  }
  return folder;
}

/** The package unpacks into the system's temporary folder, so that is redirected for the moment. */
async function inflateInto(folder: string, file: string): Promise<void> {
  const { inflate } = await import('@sparticuz/chromium');
  const previous = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    await inflate(join(packageFolder(), 'bin', file));
  } finally {
    if (previous === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = previous;
  }
}
