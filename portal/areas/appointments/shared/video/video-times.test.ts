import { describe, expect, test } from 'vitest';
import { videoState } from './video-times.ts';

const at = (time: string) => new Date(`2026-03-29T${time}Z`);
const times = { startsAt: at('00:50:00'), endsAt: at('01:10:00'), isCancelled: false };

describe('a video appointment', () => {
  test.each([
    ['00:34:59', 'tooEarly'],
    ['00:35:00', 'open'],
    ['00:50:00', 'open'],
    // In Helsinki the clocks are put forward at 1:00 UTC that night: minutes stay minutes.
    ['01:39:59', 'open'],
    ['01:40:00', 'ended'],
  ])('at %s is %s', (now, state) => {
    expect(videoState(times, at(now))).toBe(state);
  });

  test('that was cancelled stays so', () => {
    for (const now of ['00:00:00', '00:50:00', '02:00:00'])
      expect(videoState({ ...times, isCancelled: true }, at(now))).toBe('cancelled');
  });
});
