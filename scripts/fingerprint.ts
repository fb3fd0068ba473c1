import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A hash over names and contents of the matching files; tests do not count.
 *
 * @throws Error if nothing matches a pattern: what it once named has moved, and would be left out of the hash without a word
 */
export function fingerprint(root: string, patterns: readonly string[]): string {
  const hash = createHash('sha256');
  const files = patterns.flatMap((pattern) => {
    const matching = globSync(pattern, { cwd: root, exclude: ['**/*.test.*'] });
    if (matching.length === 0) throw new Error(`No file is ${pattern}, which a fingerprint is made of.`);
    return matching;
  });
  for (const file of [...new Set(files)].sort()) {
    const path = join(root, file);
    if (!statSync(path).isFile()) continue;
    hash.update(file).update(readFileSync(path));
  }
  return hash.digest('hex');
}
