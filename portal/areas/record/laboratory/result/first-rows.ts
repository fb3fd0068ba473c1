import type { LaboratoryPackage, LaboratoryTest, PackageOrTest } from '../contract.ts';

/** A result, and the package that it was taken with; null for a single test. */
export interface OutsideResult {
  readonly test: LaboratoryTest;
  readonly of: LaboratoryPackage | null;
}

/** The results of a day in the order in which they are shown. */
export interface ShownResults {
  /** Those outside their reference range. */
  readonly outside: readonly OutsideResult[];
  /** What else the packages have. */
  readonly packages: readonly LaboratoryPackage[];
  /** What else was tested. */
  readonly singles: readonly LaboratoryTest[];
}

/** Whether a result lies outside its reference range. */
export function isOutside({ flag }: Pick<LaboratoryTest, 'flag'>): boolean {
  return flag !== null && flag !== 'within';
}

/** Every result of a day by itself. */
export function testsOf(tests: readonly PackageOrTest[]): LaboratoryTest[] {
  return tests.flatMap((test) => (test.type === 'package' ? test.items : test));
}

/** The first so many results, those outside their range before the others; the last package may be cut. */
export function firstRows(tests: readonly PackageOrTest[], limit: number): ShownResults {
  const outside = tests.flatMap((each): OutsideResult[] =>
    each.type === 'package'
      ? each.items.filter(isOutside).map((test) => ({ test, of: each }))
      : isOutside(each)
        ? [{ test: each, of: null }]
        : [],
  );
  let left = limit;
  const take = <Row>(rows: readonly Row[]): readonly Row[] => {
    const taken = rows.slice(0, Math.max(0, left));
    left -= rows.length;
    return taken;
  };
  const shown = take(outside);
  const packages = tests
    .filter((each) => each.type === 'package')
    .flatMap((each) => {
      const others = each.items.filter((item) => !isOutside(item));
      const items = [...take(others)];
      // What is said of a whole package stays, also where all of it stands above.
      const isTold = items.length > 0 || (others.length === 0 && each.description !== null);
      return isTold ? { ...each, items } : [];
    });
  const singles = take(tests.filter((each) => each.type === 'test' && !isOutside(each)));
  return { outside: shown, packages, singles: singles.filter((each) => each.type === 'test') };
}
