/** What a part exits with that could not run here, as other tools have it (Automake). */
export const SKIPPED = 77;
