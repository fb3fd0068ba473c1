import { type ParseArgsConfig, parseArgs } from 'node:util';
import { StartError } from '#platform/start-error.ts';

/** Something was asked for in a way that the command does not know; the process ends with code 2. */
export class UsageError extends StartError {
  constructor(sentence: string, options?: ErrorOptions) {
    super(`${sentence.replace(/\.$/, '')}; --help says how it is called.`, options);
  }
}

type Options = NonNullable<ParseArgsConfig['options']>;
const parsed = <Given extends Options>(args: readonly string[], options: Given) =>
  parseArgs({ args: [...args], allowPositionals: true, options });
/** What was given for a command's options. */
export type Values<Given extends Options> = ReturnType<typeof parsed<Given>>['values'];

interface Command<Given extends Options> {
  /** How it is called, as `--help` prints it. */
  readonly usage: string;
  readonly options: Given;
  /**
   * Does it. Resolves to false where nothing was done, or not all of it, so that the process ends with code 1.
   *
   * @throws UsageError where it was asked for wrongly, StartError where it cannot be done: a sentence for the operator
   */
  run(positionals: readonly string[], values: Values<Given>): Promise<boolean>;
}

/** What was asked for. @throws UsageError for an option that there is not, or that lacks its value */
export function readArguments<Given extends Options>(args: readonly string[], options: Given) {
  try {
    return parsed(args, options);
  } catch (cause) {
    // Node goes on with advice for names that begin with a dash, of which there are none.
    const [sentence = ''] = (cause as Error).message.split('. ');
    throw new UsageError(sentence, { cause });
  }
}

/** Runs an operator's command by the arguments of this process, and ends it with 0, 1 or 2. */
export async function runCommand<Given extends Options>({
  usage,
  options,
  run,
}: Command<Given>): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(usage);
    return;
  }
  try {
    const { positionals, values } = readArguments(args, options);
    if (!(await run(positionals, values))) process.exitCode = 1;
  } catch (error) {
    const isForUser = error instanceof Error && ['StartError', 'ConfigError'].includes(error.name);
    console.error(isForUser ? error.message : error);
    process.exit(error instanceof UsageError ? 2 : 1);
  }
}
