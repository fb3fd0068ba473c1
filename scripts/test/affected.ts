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
  const usersOf = usersIn(uses);
  const features = new Set(changed.map(featureOf).filter((feature) => feature !== undefined));
  const ofFeatures = files.filter((file) => TEST.test(file) && features.has(featureOf(file) ?? ''));
  const affected = new Set(reachedBy([...changed, ...ofFeatures], uses));
  const tables = tablesIn(uses);
  for (const file of [...affected].filter((each) => tables.has(each))) {
    const users = usersOf(file);
    // A table that is derived from what is put together is still gone through entry by entry; a story shows one.
    const derived = users.flatMap(usersOf).filter((user) => !user.endsWith('.stories.tsx'));
    for (const user of [...users, ...derived]) if (TEST.test(user)) affected.add(user);
  }
  return affected;
}

/**
 * The files that use a changed one, over any number of others but those that put features together, which are the last.
 *
 * @param isLast further files behind which nothing is looked at; default: none
 */
export function reachedBy(
  changed: readonly string[],
  uses: readonly Use[],
  isLast: (file: string) => boolean = () => false,
): ReadonlySet<string> {
  const usersOf = usersIn(uses);
  const tables = tablesIn(uses);
  const reached = new Set(changed);
  // A set hands out what is added to it while it is gone through.
  for (const file of reached)
    if (!tables.has(file) && !isLast(file)) for (const user of usersOf(file)) reached.add(user);
  return reached;
}

function usersIn(uses: readonly Use[]): (file: string) => readonly string[] {
  const usersOf = Map.groupBy(uses, ({ to }) => to);
  return (file) => (usersOf.get(file) ?? []).map(({ from }) => from);
}

/** What puts so many features together that it says nothing of one of them. */
function tablesIn(uses: readonly Use[]): ReadonlySet<string> {
  return new Set(
    [...Map.groupBy(uses, ({ from }) => from)]
      .filter(([from, its]) => !featureOf(from) && !TEST.test(from) && featuresOf(its) >= PUTS_TOGETHER)
      .map(([from]) => from),
  );
}

const featuresOf = (uses: readonly Use[]): number =>
  new Set(uses.map(({ to }) => featureOf(to)).filter(Boolean)).size;
