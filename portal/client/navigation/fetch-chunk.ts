// The document's own, like the browser's list of modules that they follow: there is no other page to keep them apart from.
const failures = new Map<string, number>();
let lacksStyles = false;

/**
 * Fetches a chunk of the built product; the build lets every dynamic import come here. Browsers remember until the next
 * document that a module could not be fetched, so another try asks for it under another address.
 *
 * @param path of the chunk, relative to the one that imports it
 */
async function fetchChunk<Module>(path: string, load: (path: string) => Promise<Module>): Promise<Module> {
  // Vite does not ask for a style sheet twice: only another document has it.
  if (lacksStyles) throw new Error('A style sheet is missing');
  const failed = failures.get(path) ?? 0;
  try {
    return await load(failed === 0 ? path : `${path}?again=${failed}`);
  } catch (error) {
    failures.set(path, failed + 1);
    throw error;
  }
}

/** Makes `fetchChunk` known to all chunks, before any of them imports another. */
export function provideFetchChunk(): void {
  Object.assign(globalThis, { fetchChunk });
  addEventListener('vite:preloadError', ({ payload }) => {
    if (payload.message.startsWith('Unable to preload CSS')) lacksStyles = true;
  });
}
