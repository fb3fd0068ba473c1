import type { Rolldown } from 'vite';

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/**
 * Names the chunk of everything that the entry imports statically. Every document loads all of it, so one file of
 * scripts and one of styles is the least to ask for; without this, what pages share with it would be cut off.
 *
 * @param entry path of the entry's source
 */
export function shellChunk(entry: string) {
  let shell: Set<string> | null = null;
  return (id: string, modules: Modules): string | null => {
    shell ??= staticClosure(entry, modules);
    return shell.has(id) ? 'shell' : null;
  };
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
