import { describe, expect, it, vi } from 'vitest';
import type { PutResult } from '#client/calls/put-object.ts';
import type { Side } from '../rules.ts';
import { type Finished, type Images, type RunningUpload, type SendParts, sendCard } from './send-card.ts';

const image = (name: string) =>
  ({ name, type: 'image/jpeg', content: new Blob([name]), preview: 'data:,' }) as const;
const images: Images = { front: image('front.jpg'), back: image('back.jpg') };
const upload = (token: string): RunningUpload => ({
  front: { url: `/front/${token}`, headers: {} },
  back: { url: `/back/${token}`, headers: {} },
  token,
});

/** A world in which puts go as told, one after the other, and then succeed. */
function world(puts: Partial<Record<Side, PutResult[]>> = {}, finished: Finished = { type: 'success' }) {
  const parts = {
    begin: vi.fn<SendParts['begin']>(async (_, token) => upload(token ? `${token}+` : 'new')),
    put: vi.fn<SendParts['put']>(async (side) => puts[side]?.shift() ?? 'sent'),
    finish: vi.fn<SendParts['finish']>(async () => finished),
  };
  const sent = () => parts.put.mock.calls.map(([, address]) => address.url);
  return { parts, sent };
}

describe('sending a card', () => {
  it('begins, sends both, finishes', async () => {
    const { parts, sent } = world();
    expect(await sendCard(parts, images, null, [])).toEqual({ type: 'uploaded' });
    expect(sent()).toEqual(['/front/new', '/back/new']);
    expect(parts.finish).toHaveBeenCalledExactlyOnceWith('new');
  });

  it('says what has not arrived, and does not finish then', async () => {
    const { parts } = world({ back: ['failed'] });
    expect(await sendCard(parts, images, null, [])).toEqual({
      type: 'failed',
      sides: ['back'],
      upload: upload('new'),
    });
    expect(parts.finish).not.toHaveBeenCalled();
  });

  it('goes on with what has not arrived', async () => {
    const { parts, sent } = world();
    expect(await sendCard(parts, images, upload('old'), ['front'])).toEqual({ type: 'uploaded' });
    expect(sent()).toEqual(['/back/old']);
    expect(parts.begin).not.toHaveBeenCalled();
  });

  it('only finishes when both have arrived', async () => {
    const { parts, sent } = world();
    await sendCard(parts, images, upload('old'), ['front', 'back']);
    expect(sent()).toEqual([]);
    expect(parts.finish).toHaveBeenCalledExactlyOnceWith('old');
  });

  it('asks for new addresses once, for what the old ones were refused for', async () => {
    const { parts, sent } = world({ back: ['refused'] });
    expect(await sendCard(parts, images, upload('old'), [])).toEqual({ type: 'uploaded' });
    expect(sent()).toEqual(['/front/old', '/back/old', '/back/old+']);
    const again = world({ front: ['refused', 'refused'] });
    expect(await sendCard(again.parts, images, upload('old'), [])).toMatchObject({
      type: 'failed',
      sides: ['front'],
    });
    expect(again.parts.begin).toHaveBeenCalledOnce();
  });

  it('begins from nothing where the server has forgotten the upload', async () => {
    const nothing = { type: 'failed', sides: ['front', 'back'], upload: null };
    const gone = world({ front: ['refused'] });
    gone.parts.begin.mockResolvedValue(null);
    expect(await sendCard(gone.parts, images, upload('old'), [])).toEqual(nothing);
    for (const finished of [null, { type: 'expired' }] as const) {
      expect(await sendCard(world({}, finished).parts, images, null, [])).toEqual(nothing);
    }
  });

  it('sends again what the storage has lost, and tells what the server refuses', async () => {
    const lost = world({}, { type: 'incomplete', sides: ['front'] });
    expect(await sendCard(lost.parts, images, null, [])).toEqual({
      type: 'failed',
      sides: ['front'],
      upload: upload('new'),
    });
    const refused = world({}, { type: 'refused', refusals: [{ side: 'back', reason: 'unreadable' }] });
    expect(await sendCard(refused.parts, images, null, [])).toEqual({
      type: 'refused',
      faults: { back: 'unreadable' },
    });
  });
});
