import { createDraftCipher, type DraftCipher } from './draft-cipher.ts';

/** Where one draft is kept; nothing here ever throws or rejects. */
export interface DraftStorage {
  /** The draft, or undefined if there is none that this session can read; such a one is dropped. */
  readonly read: () => Promise<unknown>;
  readonly write: (draft: unknown) => Promise<void>;
  readonly remove: () => void;
}

/** Drafts that are being sealed: the next page may look for one that this page has only just written. */
const underWay = new Map<string, Promise<void>>();

/**
 * Keeps a draft sealed in this tab.
 *
 * @param key base64url of 32 bytes; what another key has sealed cannot be read
 * @param formerKey opens what was sealed before signing in, which is then sealed anew
 */
export function draftStorage(name: string, key: string, formerKey: string | null = null): DraftStorage {
  // Only what was written last counts, whichever is sealed first.
  let writes = 0;
  let cipher: DraftCipher | undefined;

  async function write(draft: unknown): Promise<void> {
    const mine = ++writes;
    try {
      cipher ??= createDraftCipher(key);
      const sealed = await cipher.seal(draft);
      if (mine === writes) sessionStorage.setItem(name, sealed);
    } catch {
      // No cryptography on this address, or no room: the draft lives as long as the page.
    }
  }

  function keep(draft: unknown): Promise<void> {
    const writing = write(draft);
    underWay.set(name, writing);
    return writing;
  }

  /** Makes a draft from before signing in the signed-in person's. Rejects if it is none. */
  async function adopt(sealed: string): Promise<unknown> {
    if (formerKey === null) throw new Error('Sealed by somebody else');
    const draft = await createDraftCipher(formerKey).open(sealed);
    await keep(draft);
    return draft;
  }

  return {
    async read() {
      try {
        await underWay.get(name);
        const sealed = sessionStorage.getItem(name);
        if (sealed === null) return undefined;
        cipher ??= createDraftCipher(key);
        return await cipher.open(sealed).catch(() => adopt(sealed));
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
