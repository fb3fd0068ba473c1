import type { PackageOrTest } from '../contract.ts';

const rowsIn = (test: PackageOrTest): number => (test.type === 'package' ? test.items.length : 1);

/** How many results there are, those within packages counted each. */
export function rowCount(tests: readonly PackageOrTest[]): number {
  return tests.reduce((sum, test) => sum + rowsIn(test), 0);
}

/** The first so many results, in their packages; the last package may be cut. */
export function firstRows(tests: readonly PackageOrTest[], limit: number): PackageOrTest[] {
  let left = limit;
  return tests.flatMap((test) => {
    const room = left;
    left -= rowsIn(test);
    if (room <= 0) return [];
    return test.type === 'package' && left < 0 ? { ...test, items: test.items.slice(0, room) } : test;
  });
}
