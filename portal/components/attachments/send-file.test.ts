import { describe, expect, it, vi } from 'vitest';
import { PART_BYTES } from '#areas/messages/shared/attachments/parts.ts';
import type { CreatedUpload } from '#areas/messages/shared/attachments/upload-outcomes.ts';
import type { PutResult } from '#client/calls/put-object.ts';
import type { KeptFile } from './attachment-calls.ts';
import { type SendFileParts, type SentParts, sendFile } from './send-file.ts';

const file = new File([new Uint8Array(2 * PART_BYTES + 10)], 'kuva.jpg');
const kept: KeptFile = {
  id: '7',
  fileName: 'kuva.jpg',
  contentType: 'image/jpeg',
  bytes: file.size,
  state: 'scanning',
  fault: null,
};
const uploadAt = (host: string): CreatedUpload => ({
  type: 'created',
  id: '7',
  key: 'attachments/x/file',
  parts: [0, 1, 2].map((nth) => ({ url: `https://${host}.example/${nth}`, headers: [] })),
});

/** A world in which parts have these fates, one after another. */
function worldOf(
  fates: readonly PutResult[],
  more: Partial<Pick<SendFileParts, 'create' | 'renew' | 'finish'>> = {},
) {
  const left = [...fates];
  return {
    create: vi.fn(async () => uploadAt('first')),
    renew: vi.fn(async () => uploadAt('second')),
    finish: vi.fn(async () => kept),
    put: vi.fn<SendFileParts['put']>(async () => left.shift() ?? 'sent'),
    onProgress: vi.fn<SendFileParts['onProgress']>(),
    onCreated: vi.fn(),
    ...more,
  };
}
const nothing = (): SentParts => ({ upload: null, arrived: new Set() });
const putOf = ({ put }: ReturnType<typeof worldOf>) =>
  put.mock.calls.map(([{ url }, part]) => [url.slice('https://'.length), part.size]);

describe('a file', () => {
  it('is sent part by part, and then said to be whole', async () => {
    const world = worldOf([]);
    expect(await sendFile(world, file, nothing())).toEqual({ type: 'finished', file: kept });
    expect(putOf(world)).toEqual([
      ['first.example/0', PART_BYTES],
      ['first.example/1', PART_BYTES],
      ['first.example/2', 10],
    ]);
    expect(world.finish).toHaveBeenCalledWith('7');
  });

  it('goes on where it stopped after a dropped connection', async () => {
    const world = worldOf(['sent', 'failed']);
    const sent = nothing();
    expect(await sendFile(world, file, sent)).toEqual({ type: 'notSent' });
    expect(await sendFile(world, file, sent)).toMatchObject({ type: 'finished' });
    expect(putOf(world).map(([url]) => url)).toEqual([
      'first.example/0',
      'first.example/1',
      'first.example/1',
      'first.example/2',
    ]);
    expect(world.create).toHaveBeenCalledOnce();
  });

  it('asks for new addresses where they have expired, and keeps what has arrived', async () => {
    const world = worldOf(['sent', 'refused']);
    expect(await sendFile(world, file, nothing())).toMatchObject({ type: 'finished' });
    expect(
      putOf(world)
        .map(([url]) => url)
        .slice(2),
    ).toEqual(['second.example/1', 'second.example/2']);
  });

  it('says how far it has come as a whole, and never goes back', async () => {
    const world = worldOf([]);
    world.put.mockImplementation(async (_, __, onProgress) => {
      onProgress(50);
      onProgress(100);
      return 'sent';
    });
    await sendFile(world, file, nothing());
    const told = world.onProgress.mock.calls.map(([percent]) => percent);
    expect(told).toEqual([24, 49, 74, 99, 99, 100]);
  });

  it('that is refused sends nothing', async () => {
    const world = worldOf([], { create: vi.fn(async () => ({ type: 'tooLarge' as const })) });
    expect(await sendFile(world, file, nothing())).toEqual({ type: 'refused', reason: 'tooLarge' });
    expect(world.put).not.toHaveBeenCalled();
  });

  it.each(['renew', 'finish'] as const)(
    'begins again where the server has nothing more of it: %s',
    async (call) => {
      const world = worldOf(call === 'renew' ? ['sent', 'refused'] : [], { [call]: async () => null });
      const sent = nothing();
      expect(await sendFile(world, file, sent)).toEqual({ type: 'notSent' });
      expect(sent).toEqual(nothing());
    },
  );
});
