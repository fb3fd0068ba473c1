/** A use of one file of the project by another. */
interface Use {
  readonly from: string;
  readonly to: string;
}

/** What puts so many features together says nothing of one of them: it hands no change on but to its own tests. */
const PUTS_TOGETHER = 3;

const TEST = /\.(test|spec)\.tsx?$|\.stories\.tsx$/;

/** The feature that a file belongs to: its code, its tests in the browser, its pages' stories. */
export const featureOf = (file: string): string | undefined =>
  /^(?:(?:stories\/)?portal\/areas\/[^/]+|portal\/e2e)\/(?!shared\/)([^/]+)\//.exec(file)?.[1];

/**
 * The files that a change can touch: those that use a changed one, over any number of others, and all of the features that
 * have changed themselves.
 *
 * Nearly every test of the server starts the whole portal, and so uses every feature. What puts features together (the
 * tables of endpoints, pages and messages) therefore passes a change on to the tests that use it, or a table derived from
 * it, directly: they go through all entries. It passes the change no further.
 */
export function affectedBy(
  changed: readonly string[],
  files: readonly string[],
  uses: readonly Use[],
): ReadonlySet<string> {
  const usersOf = Map.groupBy(uses, ({ to }) => to);
  const together = new Set(
    [...Map.groupBy(uses, ({ from }) => from)]
      .filter(([from, its]) => !featureOf(from) && !TEST.test(from) && featuresOf(its) >= PUTS_TOGETHER)
      .map(([from]) => from),
  );
  const features = new Set(changed.map(featureOf).filter((feature) => feature !== undefined));
  const affected = new Set([
    ...changed,
    ...files.filter((file) => TEST.test(file) && features.has(featureOf(file) ?? '')),
  ]);
  // A set hands out what is added to it while it is gone through.
  for (const file of affected) {
    const users = (usersOf.get(file) ?? []).map(({ from }) => from);
    // A table that is derived from what is put together is still gone through entry by entry; a story shows one.
    const derived = users.flatMap((user) => (usersOf.get(user) ?? []).map(({ from }) => from));
    const ofAll = [...users, ...derived.filter((user) => !user.endsWith('.stories.tsx'))];
    const reached = together.has(file) ? ofAll.filter((user) => TEST.test(user)) : users;
    for (const user of reached) affected.add(user);
  }
  return affected;
}

const featuresOf = (uses: readonly Use[]): number =>
  new Set(uses.map(({ to }) => featureOf(to)).filter(Boolean)).size;
