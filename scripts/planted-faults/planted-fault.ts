/** A fault that a suite has to find. */
export interface PlantedFault {
  /** A suite of `npm test`. */
  readonly suite: string;
  readonly what: string;
  readonly file: string;
  /** Stands once in the file; without it, the fault is added at the file's end. */
  readonly find?: string;
  readonly put: string;
  /** The closest tests, as the suite's command takes them: only these are run; all where there are none. */
  readonly tests?: readonly string[];
  /** What the suite says of it, so that it is not caught by chance: of tests a part of the failing one's name or file. */
  readonly says: string;
}
