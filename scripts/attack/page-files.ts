import type { Visitor } from './visitor.ts';

/** Addresses of the styles, scripts and fonts that a page cannot do without. */
export async function filesOf(visitor: Visitor, page = '/fi/ajanvaraus'): Promise<string[]> {
  const { body } = await visitor.get(page);
  const found = String(body).match(/\/assets\/[\w./-]+\.(css|js|woff2)/g) ?? [];
  if (found.length === 0) throw new Error('The page has no files.');
  return [...new Set(found)];
}
