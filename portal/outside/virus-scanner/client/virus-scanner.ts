/** What the scanner says of a file; `found`: the name of what is in it. */
export type Verdict = { readonly type: 'clean' } | { readonly type: 'infected'; readonly found: string };

/** Looks for malware in files that patients and professionals send to each other. */
export interface VirusScanner {
  /**
   * Rejects with a SystemError if the scanner does not answer, if too many wait for it, or if it takes no file of that length.
   *
   * @param person whose file it is: one of them has few of the places in which the scanner is waited for
   */
  scan(content: Uint8Array, person: string): Promise<Verdict>;
  /** Rejects with a SystemError if the scanner does not answer. */
  ping(): Promise<void>;
}
