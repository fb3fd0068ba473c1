import type { ParseArgsConfig } from 'node:util';
import { readArguments, UsageError } from '../portal/commands/command.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** How a script is called. */
interface Call<Given extends Options> {
  /** What `--help` prints. */
  readonly usage: string;
  readonly options?: Given;
  /** The names that may follow, and what one of them is; without it anything may. */
  readonly names?: { readonly of: string; readonly list: readonly string[] };
}

/** For a script that is given no names. */
export const NO_NAMES = { of: 'thing', list: [] } as const;

/**
 * Reads the arguments of this process. It ends here with code 0 after `--help`, and with code 2 and one sentence for an
 * option or a name that the script does not have.
 */
export function commandLine<Given extends Options = Record<never, never>>(call: Call<Given>) {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(call.usage);
    process.exit(0);
  }
  try {
    const read = readArguments(args, call.options ?? ({} as Given));
    if (call.names) checkNames(read.positionals, call.names);
    return read;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return refuse(error.message);
  }
}

/** Ends the process with code 2, the one for what was asked for wrongly. */
export function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

function checkNames(given: readonly string[], { of, list }: { of: string; list: readonly string[] }): void {
  const unknown = given.filter((name) => !list.includes(name));
  if (unknown.length === 0) return;
  const known = list.length > 0 ? `there are: ${list.join(', ')}` : 'nothing is named here';
  refuse(`There is no ${of} called ${unknown.join(', ')}; ${known}.`);
}
