/** A defence of today's tree: where it stands, and what stands there without it. */
export interface Defence {
  readonly file: string;
  /** Stands once in the file. */
  readonly find: string;
  readonly put: string;
}
