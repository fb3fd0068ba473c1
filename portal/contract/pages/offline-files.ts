import type { Language } from '../language/language.ts';

/** What the server writes before this file, for each brand. */
export interface OfflineFiles {
  /** Another one with each build: a browser that has the former fetches all of it again. */
  readonly build: string;
  /** The page without a connection, by its language, the brand's own first. */
  readonly pages: Readonly<Partial<Record<Language, string>>>;
  /** What those pages show and run. */
  readonly files: readonly string[];
  /** The brand's sign, by which a notice is known among those of others. */
  readonly icon: string;
}
