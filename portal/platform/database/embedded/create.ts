import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '#platform/start-error.ts';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';

/** Makes the database's files unless they are there; a creation that is cut off leaves none behind. */
export function createData(data: string, binaries: Binaries, account: Account): void {
  if (existsSync(join(data, 'PG_VERSION'))) checkVersion(data, binaries);
  else initialise(data, binaries, account);
}

function initialise(data: string, binaries: Binaries, account: Account): void {
  const fresh = `${data}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { mode: 0o700 });
  account.own(fresh);
  // Nobody but this account can reach the socket, which is all the server listens on.
  const settings = ['--username=postgres', '--auth=trust', '--encoding=UTF8', ...binaries.initdbArguments];
  const command = [...account.prefix, binaries.initdb, '--pgdata', fresh, ...settings];
  const [program = '', ...rest] = command;
  const result = spawnSync(program, rest, { ...account.user, cwd: '/', encoding: 'utf8' });
  if (result.status !== 0) {
    const reason = result.error?.message ?? result.stderr.trim().split('\n').at(-1);
    throw new StartError(`The database could not be created in ${data}: ${reason}.`);
  }
  renameSync(fresh, data);
}

function checkVersion(data: string, binaries: Binaries): void {
  const created = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
  const version = spawnSync(binaries.postgres, ['--version'], { encoding: 'utf8' }).stdout;
  const runs = /\d+/.exec(version)?.[0];
  if (created !== runs) {
    throw new StartError(
      `The database in ${data} was made by PostgreSQL ${created} and the portal brings ${runs}: ` +
        'move the folder away, or dump it with its own version and load it into a new one.',
    );
  }
}
