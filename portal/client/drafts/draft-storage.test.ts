import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { masked } from '#shell/server/sessions/masks.ts';
import { draftStorage } from './draft-storage.ts';

const key = masked(randomBytes(32).toString('base64url'));
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a draft', () => {
  test('is there after the page has been reloaded', async () => {
    await draftStorage('draft:reserve', key).write({ firstName: 'Åsa' });
    expect(await draftStorage('draft:reserve', key).read()).toEqual({ firstName: 'Åsa' });
  });

  test('is another one under another name', async () => {
    await draftStorage('draft:one', key).write('a');
    expect(await draftStorage('draft:other', key).read()).toBeUndefined();
  });

  test('of another session is dropped', async () => {
    await draftStorage('draft:reserve', key).write('a');
    expect(
      await draftStorage('draft:reserve', masked(randomBytes(32).toString('base64url'))).read(),
    ).toBeUndefined();
    expect(kept.size).toBe(0);
  });

  test('from before signing in becomes the person’s', async () => {
    const own = masked(randomBytes(32).toString('base64url'));
    await draftStorage('draft:reserve', key).write('a');
    expect(await draftStorage('draft:reserve', own, key).read()).toBe('a');
    expect(await draftStorage('draft:reserve', own).read()).toBe('a');
  });

  test('for a child is one of its own, which the parent’s and another child’s leave alone', async () => {
    const ofElsa = masked(randomBytes(32).toString('base64url'));
    const ofLeo = masked(randomBytes(32).toString('base64url'));
    const elsa = () => draftStorage('draft:reserve-elsa', ofElsa, key, 'draft:reserve');
    const leo = () => draftStorage('draft:reserve-leo', ofLeo, key, 'draft:reserve');
    await elsa().write('for Elsa');
    await draftStorage('draft:reserve', ofLeo).write('sealed by the parent');
    expect(await leo().read()).toBeUndefined();
    expect(await elsa().read()).toBe('for Elsa');
    expect(await draftStorage('draft:reserve', ofLeo).read()).toBe('sealed by the parent');
  });

  test('from before signing in goes to the child who is chosen first', async () => {
    const ofElsa = masked(randomBytes(32).toString('base64url'));
    const ofLeo = masked(randomBytes(32).toString('base64url'));
    await draftStorage('draft:reserve', key).write('a');
    const elsa = () => draftStorage('draft:reserve-elsa', ofElsa, key, 'draft:reserve');
    expect(await elsa().read()).toBe('a');
    expect(await draftStorage('draft:reserve-leo', ofLeo, key, 'draft:reserve').read()).toBeUndefined();
    expect(await elsa().read()).toBe('a');
  });

  test('stays sealed if the cipher cannot be loaded', async () => {
    await draftStorage('draft:reserve', key).write('a');
    vi.resetModules();
    vi.doMock('./draft-cipher.ts', () => {
      throw new Error('offline');
    });
    const offline = await import('./draft-storage.ts');
    expect(await offline.draftStorage('draft:reserve', key).read()).toBeUndefined();
    vi.doUnmock('./draft-cipher.ts');
    expect(await draftStorage('draft:reserve', key).read()).toBe('a');
  });

  test('is the one written last', async () => {
    const storage = draftStorage('draft:reserve', key);
    await Promise.all(['a', 'ab', 'abc'].map((text) => storage.write(text)));
    expect(await storage.read()).toBe('abc');
  });

  test('is found by the next page while still being sealed', async () => {
    void draftStorage('draft:handed-over', key).write('a');
    expect(await draftStorage('draft:handed-over', key).read()).toBe('a');
  });

  test('stays forgotten despite a pending write', async () => {
    const storage = draftStorage('draft:reserve', key);
    const writing = storage.write('a');
    storage.remove();
    await writing;
    expect(kept.size).toBe(0);
  });

  test('breaks nothing where nothing can be stored', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    const storage = draftStorage('draft:reserve', key);
    await storage.write('a');
    expect(await storage.read()).toBeUndefined();
  });
});
