import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What can be installed apart, and how: tools are what only development depends on. */
const PARTS = {
  node: { title: () => `Node ${pinnedNode()}`, choice: ['--prod', '--filter', '@portal/runtime'] },
  product: { title: () => 'what the portal runs on', choice: ['--prod', '--filter', '@portal/web...'] },
  tools: { title: () => 'what it is developed and tested with', choice: [] },
};

/** The manifests of the project's packages. */
const MANIFESTS = ['portal', 'design-system', 'tokens', 'stories', 'runtime'].map(
  (name) => `${name}/package.json`,
);

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path) => readFileSync(join(root, path), 'utf8');

/**
 * Brings what is missing, a line for each step; nothing when it was last done with the same lockfile.
 * @param needs 'product', or 'tools' for everything
 * @param isNodeNeeded whether the pinned Node has to come along; it is one of the tools
 * @throws Error with what the installer said
 */
export function install(needs, isNodeNeeded) {
  const lockfile = wishes();
  const stamp = join(root, 'node_modules', '.installed.json');
  const installed = existsSync(stamp) ? JSON.parse(readFileSync(stamp, 'utf8')) : {};
  const missing = missingParts({ needs, isNodeNeeded, lockfile, installed, hasTools: hasTools() });
  if (missing.length === 0) return;
  const pnpm = packageManager();
  for (const part of missing) {
    const { title, choice } = PARTS[part];
    console.log(`Installing ${title()} …`);
    run(process.execPath, [pnpm, 'install', '--frozen-lockfile', ...choice]);
    installed[part] = lockfile;
    writeFileSync(stamp, JSON.stringify(installed));
  }
}

/**
 * What is to be installed, in this order. Where the tools are they stay and keep up: an installation without them would remove them.
 * @param hasTools whether they are there, whatever has installed them
 */
export function missingParts({ needs, isNodeNeeded, lockfile, installed, hasTools }) {
  if (installed.tools === lockfile) return [];
  if (needs === 'tools' || hasTools) return ['tools'];
  return ['node', 'product'].filter(
    (part) => installed[part] !== lockfile && (part !== 'node' || isNodeNeeded),
  );
}

/** Whether pnpm's last installation here brought what only development depends on. */
function hasTools() {
  const record = join('node_modules', '.modules.yaml');
  return existsSync(join(root, record)) && /"?devDependencies"?: true/.test(read(record));
}

/** What is asked for: the lockfile, and every manifest beside it, so that one that has changed alone is noticed, too. */
function wishes() {
  const hash = createHash('sha256');
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...MANIFESTS])
    hash.update(read(file));
  return hash.digest('hex');
}

function pinnedNode() {
  return Object.values(JSON.parse(read('runtime/package.json')).optionalDependencies)[0];
}

/** Where pnpm is: npm fetches it once a version. Through npx, each call would ask for all versions that exist, 3 MB. */
function packageManager() {
  const { pnpm } = JSON.parse(read('package.json')).engines;
  const folder = join(root, '.cache', 'pnpm', pnpm);
  const program = join(folder, 'node_modules/pnpm/bin/pnpm.cjs');
  if (existsSync(program)) return program;
  console.log(`Installing pnpm ${pnpm} …`);
  const options = ['--no-audit', '--no-fund', '--no-package-lock', '--no-save'];
  run('npm', ['install', '--prefix', folder, ...options, `pnpm@${pnpm}`], process.platform === 'win32');
  return program;
}

/** What it says is for a failure: on the way it is hundreds of lines. */
function run(command, args, shell = false) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    // Without CI set, the installer may stop and ask.
    env: { ...process.env, CI: '1' },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    shell,
  });
  if (stdout?.includes('ERR_PNPM_OUTDATED_LOCKFILE') || stderr?.includes('ERR_PNPM_OUTDATED_LOCKFILE'))
    throw new Error(
      'A package.json asks for what pnpm-lock.yaml does not have: docs/updating-dependencies.md says how both are changed.',
    );
  if (status !== 0)
    throw new Error(`${stdout}${stderr}\nThis could not be installed; the lines above say why.`);
}
