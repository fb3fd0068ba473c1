/** The types of `install.mjs`, which has to run on a Node that reads none. */
type Part = 'node' | 'product' | 'tools';

export function missingParts(given: {
  readonly needs: 'product' | 'tools';
  readonly isNodeNeeded: boolean;
  /** What is asked for, as one hash. */
  readonly lockfile: string;
  /** For which hash each part was installed last, as far as it is known. */
  readonly installed: Partial<Record<Part, string>>;
  readonly hasTools: boolean;
}): readonly Part[];
