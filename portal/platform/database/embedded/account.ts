import { spawnSync } from 'node:child_process';
import { chownSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from '#platform/start-error.ts';

/** PostgreSQL refuses to run as root; `nobody` has this number nearly everywhere. */
const NOBODY = 65534;

/** As whom the database's programs run. */
export interface Account {
  /** Goes before the program: a command that drops root's rights first. */
  readonly prefix: readonly string[];
  /** Passed to spawn. */
  readonly user: { readonly uid?: number; readonly gid?: number };
  /** Hands a file or a folder to the account. */
  own(path: string): void;
}

const ourselves: Account = { prefix: [], user: {}, own: () => {} };

const nobody: Account = {
  prefix: [],
  user: { uid: NOBODY, gid: NOBODY },
  own: (path) => chownSync(path, NOBODY, NOBODY),
};

// Keeps one of root's rights, to pass through folders that only root may enter (a clone in /root).
// Without the securebits the loader drops it again when the user changes.
const nobodyWhoPasses: Account = {
  prefix: [
    'setpriv',
    `--reuid=${NOBODY}`,
    `--regid=${NOBODY}`,
    '--clear-groups',
    '--inh-caps=-all,+dac_read_search',
    '--ambient-caps=-all,+dac_read_search',
    '--securebits=+no_setuid_fixup',
    '--',
  ],
  user: {},
  own: nobody.own,
};

/**
 * The account that can run `program` and reach `folder`: the one that started the portal, or `nobody`
 * when that is root. Throws a StartError with the remedy when there is none.
 */
export function accountFor(program: string, folder: string): Account {
  if (process.getuid?.() !== 0) return ourselves;
  const account = [nobody, nobodyWhoPasses].find((candidate) => reaches(candidate, program, folder));
  if (account) return account;
  const closed = [program, folder].map(closedFolder).find((path) => path !== null) ?? folder;
  throw new StartError(
    `The database cannot run as root, and only root may enter ${closed}: start the portal as another user, ` +
      `or let others pass with "chmod o+x ${closed}".`,
  );
}

function reaches(account: Account, program: string, folder: string): boolean {
  const script = '"$0" --version && test -x "$1/."';
  const [command = '', ...rest] = [...account.prefix, '/bin/sh', '-c', script, program, folder];
  return spawnSync(command, rest, { ...account.user, cwd: '/', stdio: 'ignore' }).status === 0;
}

/** The outermost folder on the way to `path` that others may not pass. */
function closedFolder(path: string): string | null {
  const parent = dirname(path);
  if (parent === path) return null;
  const OTHERS_MAY_PASS = 0o001;
  return closedFolder(parent) ?? (statSync(parent).mode & OTHERS_MAY_PASS ? null : parent);
}
