import type { Rolldown } from 'vite';

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** Module ids of the pages. */
const PAGE = /\/pages\/\w+Page\.tsx$/;

/** What at least so many pages show goes into one file; a page that shows less of it loads about 2 kB in vain. */
const SHARED_BY = 3;

/**
 * Divides what pages load at once into few files: `shell` is everything that the entry imports statically, which every
 * document loads, `shared` what several pages do. Left alone, the bundler cuts a file for each set of pages that have
 * something in common, twenty for a page. What loads on interaction is in neither.
 *
 * @param entry path of the entry's source
 */
export function chunks(entry: string) {
  let names: Map<string, string> | null = null;
  return (id: string, modules: Modules): string | null => {
    names ??= chunkNames(entry, modules);
    return names.get(id) ?? null;
  };
}

function chunkNames(entry: string, modules: Modules): Map<string, string> {
  const shell = staticClosure(entry, modules);
  const onDemand = [...shell].flatMap((id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  const uses = new Map<string, number>();
  for (const page of onDemand.filter((id) => PAGE.test(id))) {
    for (const id of staticClosure(page, modules)) uses.set(id, (uses.get(id) ?? 0) + 1);
  }
  const shared = [...uses].filter(([, count]) => count >= SHARED_BY);
  return new Map([
    ...shared.map(([id]) => [id, 'shared'] as const),
    ...[...shell].map((id) => [id, 'shell'] as const),
  ]);
}

function staticClosure(entry: string, modules: Modules): Set<string> {
  const found = new Set<string>();
  const waiting = [entry];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}
