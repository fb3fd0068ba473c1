import type { DraftCipher } from './draft-cipher.ts';

/** Storage of one draft; nothing here ever throws or rejects. */
export interface DraftStorage {
  /** The draft, or undefined if this session can read none; an unreadable one is dropped. */
  readonly read: () => Promise<unknown>;
  readonly write: (draft: unknown) => Promise<void>;
  readonly remove: () => void;
}

/** Loaded with the first draft: most pages that could store one never do. */
async function cipherOf(key: string): Promise<DraftCipher> {
  const { createDraftCipher } = await import('./draft-cipher.ts');
  return createDraftCipher(key);
}

/**
 * Drafts that are being sealed: the next page may look for one that this page has only just written. The document's own, like
 * the storage of the tab that they are on their way to.
 */
const underWay = new Map<string, Promise<void>>();

/**
 * Stores a draft sealed in this tab.
 *
 * @param key masked, as the session's state has it; what another key has sealed cannot be read
 * @param formerKey opens what was sealed before signing in, which is then sealed with `key`
 * @param formerName what was typed before signing in has this name; it moves
 */
export function draftStorage(
  name: string,
  key: string,
  formerKey: string | null = null,
  formerName = name,
): DraftStorage {
  // Only the last write counts, whichever is sealed first.
  let writes = 0;
  let loaded: DraftCipher | undefined;

  /** Loaded again if it failed. */
  const cipher = async (): Promise<DraftCipher> => {
    loaded ??= await cipherOf(key);
    return loaded;
  };

  async function write(draft: unknown): Promise<void> {
    const mine = ++writes;
    try {
      const sealed = await (await cipher()).seal(draft);
      if (mine === writes) sessionStorage.setItem(name, sealed);
    } catch {
      // No cryptography on this address, no connection to load it, or no space: the draft lives as long as the page.
    }
  }

  function keep(draft: unknown): Promise<void> {
    const writing = write(draft);
    underWay.set(name, writing);
    return writing;
  }

  /** Reseals a draft from before signing in for the signed-in person. Rejects if it is none. */
  async function adopt(sealed: string): Promise<unknown> {
    if (formerKey === null) throw new Error('Sealed by somebody else');
    const draft = await (await cipherOf(formerKey)).open(sealed);
    await keep(draft);
    return draft;
  }

  /** Rejects if there is nothing that this session's visitor has typed. */
  async function move(): Promise<unknown> {
    const draft = await adopt(sessionStorage.getItem(formerName) ?? '');
    if (sessionStorage.getItem(name) !== null) sessionStorage.removeItem(formerName);
    return draft;
  }

  return {
    async read() {
      try {
        await underWay.get(name);
        const sealed = sessionStorage.getItem(name);
        if (sealed === null) return formerName === name ? undefined : await move().catch(() => undefined);
        // Not loaded: the sealed draft stays for the next page.
        const own = await cipher().catch(() => null);
        return own ? await own.open(sealed).catch(() => adopt(sealed)) : undefined;
      } catch {
        this.remove();
        return undefined;
      }
    },
    write: keep,
    remove() {
      writes++;
      try {
        sessionStorage.removeItem(name);
      } catch {
        // No storage, so nothing is kept.
      }
    },
  };
}
