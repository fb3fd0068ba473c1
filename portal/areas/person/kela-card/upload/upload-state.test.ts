import { expect, it } from 'vitest';
import {
  hasNotArrived,
  isSending,
  maySend,
  NOTHING_CHOSEN,
  nextUploadState,
  type UploadEvent,
} from './upload-state.ts';

const image = { name: 'a.jpg', type: 'image/jpeg', content: new Blob(), preview: 'data:,' } as const;
const after = (...events: UploadEvent[]) => events.reduce(nextUploadState, NOTHING_CHOSEN);
const statusesOf = ({ front, back }: typeof NOTHING_CHOSEN) => [front.status, back.status];

const front: UploadEvent = { type: 'chosen', side: 'front', image };
const back: UploadEvent = { type: 'chosen', side: 'back', image };
const begun: UploadEvent = { type: 'begun', sides: ['front', 'back'] };

it('may be sent once both are ready, not before', () => {
  expect(statusesOf(after())).toEqual(['missing', 'missing']);
  expect(maySend(after())).toBe(false);
  expect(statusesOf(after(front))).toEqual(['ready-to-upload', 'missing']);
  expect(maySend(after(front))).toBe(false);
  expect(maySend(after(front, back))).toBe(true);
  expect(maySend(after(front, back, { type: 'removed', side: 'front' }))).toBe(false);
});

it('says how far each has come, until both are uploaded', () => {
  const half = after(front, back, begun, { type: 'progressed', side: 'back', progress: 50 });
  expect(statusesOf(half)).toEqual(['uploading', 'uploading']);
  expect([half.front.progress, half.back.progress]).toEqual([0, 50]);
  expect(isSending(half)).toBe(true);
  expect(statusesOf(nextUploadState(half, { type: 'uploaded' }))).toEqual(['uploaded', 'uploaded']);
});

it('sends again only what has not arrived', () => {
  const failed = after(front, back, begun, { type: 'failed', sides: ['back'] });
  expect(statusesOf(failed)).toEqual(['ready-to-upload', 'error']);
  expect([maySend(failed), hasNotArrived(failed), isSending(failed)]).toEqual([true, true, false]);
  const again = nextUploadState(failed, { type: 'begun', sides: ['back'] });
  expect([again.front.progress, again.back.progress]).toEqual([100, 0]);
  expect(again.back.fault).toBeNull();
});

it('wants another image in place of one that was refused, and keeps the other', () => {
  const refused = after(front, back, begun, { type: 'refused', faults: { front: 'tooManyPixels' } });
  expect(statusesOf(refused)).toEqual(['error', 'ready-to-upload']);
  expect(refused.front.image).toBeNull();
  expect(maySend(refused)).toBe(false);
  expect(maySend(nextUploadState(refused, front))).toBe(true);
});

it('is as chosen after it was stopped, and an unusable file is in error', () => {
  expect(statusesOf(after(front, back, begun, { type: 'stopped' }))).toEqual([
    'ready-to-upload',
    'ready-to-upload',
  ]);
  const unusable = after({ type: 'unusable', side: 'front', fault: 'type' });
  expect(statusesOf(unusable)).toEqual(['error', 'missing']);
  expect(unusable.front.fault).toBe('type');
});
