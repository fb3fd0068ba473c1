import { recoverCode } from './recover-code.ts';
import { requireConnection } from './require-connection.ts';

// The document's own, like the browser's list of modules that could not be fetched.
let failures = 0;

/**
 * Fetches code that a press needs and that has no place on the page. Without a connection it is not asked for: browsers
 * would remember until the next document that it, or what it imports, could not be fetched. Where that has happened, the
 * next press loads the document again, for which what was typed has to be a draft.
 *
 * @throws what `load` throws
 */
export async function fetchForPress<Module>(load: () => Promise<Module>): Promise<Module> {
  await requireConnection();
  try {
    return await load();
  } catch (error) {
    void recoverCode(failures);
    failures += 1;
    throw error;
  }
}
