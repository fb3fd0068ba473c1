/** What a renderer names in quotes for browsers; its own modules it names by relative paths. */
const NAMED = /(["'`])\/(assets\/[^"'`?#]+)\1/g;

/**
 * The files that the renderer names, but the browser's build has not written: each would be missing from every page.
 *
 * @param renderer the renderer's code
 * @param written whether the browser's build has a file, by its path
 */
export function unwrittenFiles(renderer: readonly string[], written: (file: string) => boolean): string[] {
  const named = renderer.flatMap((code) => [...code.matchAll(NAMED)].map(([, , file = '']) => file));
  return [...new Set(named)].filter((file) => !written(file));
}
