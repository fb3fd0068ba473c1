import { describe, expect, it } from 'vitest';
import { MOST_ATTACHED } from '#areas/messages/shared/messaging/limits.ts';
import type { KeptFile } from './attachment-calls.ts';
import {
  type AttachmentEvent,
  type AttachmentItem,
  faultOf,
  isBusy,
  mayRetry,
  nextItems,
  readyIds,
} from './attachment-state.ts';

const item = (changes: Partial<AttachmentItem> = {}): AttachmentItem => ({
  key: 'a',
  id: null,
  name: 'kuva.jpg',
  bytes: 100,
  contentType: 'image/jpeg',
  status: 'waiting',
  progress: 0,
  fault: null,
  ...changes,
});
const kept = (state: KeptFile['state'], changes: Partial<KeptFile> = {}): KeptFile => ({
  id: '7',
  fileName: 'kuva.jpg',
  contentType: 'image/jpeg',
  bytes: 90,
  state,
  fault: null,
  ...changes,
});
const after = (...events: AttachmentEvent[]) => events.reduce<readonly AttachmentItem[]>(nextItems, [item()]);

describe('a file of a draft', () => {
  it('is sent, looked through, and then ready', () => {
    const sent: AttachmentEvent[] = [
      { type: 'created', key: 'a', id: '7' },
      { type: 'progressed', key: 'a', progress: 40 },
    ];
    expect(after(...sent)).toMatchObject([{ status: 'uploading', progress: 40 }]);
    sent.push({ type: 'finished', key: 'a', file: kept('scanning') });
    expect(after(...sent)).toMatchObject([{ status: 'scanning' }]);
    expect([isBusy(after(...sent)), readyIds(after(...sent))]).toEqual([true, []]);
    sent.push({ type: 'listed', files: [kept('clean')], isFirst: true });
    expect([isBusy(after(...sent)), readyIds(after(...sent))]).toEqual([false, ['7']]);
  });

  it.each([
    ['infected', null, 'infected'],
    ['refused', 'type', 'type'],
    ['uploading', null, 'broken'],
  ] as const)('that was %s is not sent with the message', (state, fault, shown) => {
    const items = nextItems([], { type: 'listed', files: [kept(state, { fault })], isFirst: true });
    expect(items).toMatchObject([{ status: 'failed', fault: shown }]);
    expect(readyIds(items)).toEqual([]);
    expect(items.map(mayRetry)).toEqual([false]);
  });

  it('in quarantine may be sent, and says so', () => {
    expect(readyIds(nextItems([], { type: 'listed', files: [kept('quarantined')], isFirst: true }))).toEqual([
      '7',
    ]);
  });

  it('that this page sends stays as it is when the server’s list comes', () => {
    const sent = after(
      { type: 'created', key: 'a', id: '7' },
      { type: 'progressed', key: 'a', progress: 40 },
    );
    expect(nextItems(sent, { type: 'listed', files: [kept('uploading')], isFirst: true })).toEqual(sent);
  });

  it('that this page sends is there once, though the server knows of it first', () => {
    const items = [item()];
    expect(nextItems(items, { type: 'listed', files: [kept('uploading')], isFirst: false })).toEqual(items);
  });

  it('that was removed or sent in another tab is gone here, too', () => {
    const ready = nextItems([], { type: 'listed', files: [kept('clean')], isFirst: true });
    expect(nextItems(ready, { type: 'listed', files: [], isFirst: true })).toEqual([]);
  });

  it('may be sent again where the line was to blame', () => {
    expect(after({ type: 'failed', key: 'a', fault: 'notSent' }).map(mayRetry)).toEqual([true]);
  });
});

describe('a file that is chosen', () => {
  const full = [item({ bytes: MOST_ATTACHED - 100 })];
  it.each([
    ['fits exactly', full, { name: 'a.pdf', size: 100 }, null],
    ['is a byte too large with the others', full, { name: 'a.pdf', size: 101 }, 'tooLarge'],
    ['is no kind that may be attached', [], { name: 'a.exe', size: 1 }, 'wrongType'],
    ['is empty', [], { name: 'a.pdf', size: 0 }, 'empty'],
    [
      'is one too many',
      Array.from({ length: 20 }, () => item({ bytes: 1 })),
      { name: 'a.pdf', size: 1 },
      'tooMany',
    ],
    [
      'takes the room of one that is refused',
      [item({ bytes: MOST_ATTACHED, status: 'failed', fault: 'infected' })],
      { name: 'a.pdf', size: 100 },
      null,
    ],
  ] as const)('%s', (_, items, file, fault) => expect(faultOf(items, file)).toBe(fault));
});
