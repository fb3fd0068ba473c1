/** Seals what a patient has typed, so that it is unreadable once the session that made it is over. */
export interface DraftCipher {
  readonly seal: (draft: unknown) => Promise<string>;
  /** Rejects if it was sealed with another key or changed since. */
  readonly open: (sealed: string) => Promise<unknown>;
}

const IV_BYTES = 12;

/**
 * AES-256-GCM with a fresh nonce for each draft, prepended to it.
 *
 * @param maskedKey as the session's state has it (`SessionState`): any mask of a key opens what another has sealed
 */
export function createDraftCipher(maskedKey: string): DraftCipher {
  const imported = crypto.subtle.importKey('raw', unmasked(maskedKey), 'AES-GCM', false, [
    'encrypt',
    'decrypt',
  ]);
  return {
    async seal(draft) {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const plain = new TextEncoder().encode(JSON.stringify(draft));
      const sealed = new Uint8Array(
        await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await imported, plain),
      );
      return toBase64Url(Uint8Array.from([...iv, ...sealed]));
    },
    async open(sealed) {
      const bytes = fromBase64Url(sealed);
      const algorithm = { name: 'AES-GCM', iv: bytes.slice(0, IV_BYTES) };
      const plain = await crypto.subtle.decrypt(algorithm, await imported, bytes.slice(IV_BYTES));
      return JSON.parse(new TextDecoder().decode(plain));
    },
  };
}

/** The first half is a random pad, the second the key combined with it. */
function unmasked(masked: string): Uint8Array<ArrayBuffer> {
  const bytes = fromBase64Url(masked);
  const half = bytes.length / 2;
  return bytes.slice(half).map((byte, index) => byte ^ (bytes[index] ?? 0));
}

function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );
}
