import { basename } from 'node:path';

/** Texts come into the open page by themselves, and what is typed there stays. */
const MESSAGES = /\/messages\/[\w-]+\.json$/;
/** Read from the disk, or loaded by the process of the sandbox. */
const READ_AT_START = /\.sql$|\/portal\/outside\/(?!.*\.test\.ts$).*\.ts$/;
const DEPENDENCIES = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'];

/**
 * What a changed file asks of the portal in development: a new start of the server, an installation, or nothing, because
 * the page takes it in by itself.
 *
 * @param path of the file, from the file system's root
 * @param loaded what the running server has loaded
 */
export function whatAChangeAsks(
  path: string,
  loaded: ReadonlySet<string>,
): 'restart' | 'install' | 'nothing' {
  if (DEPENDENCIES.includes(basename(path))) return 'install';
  if (MESSAGES.test(path)) return 'nothing';
  return loaded.has(path) || READ_AT_START.test(path) ? 'restart' : 'nothing';
}
