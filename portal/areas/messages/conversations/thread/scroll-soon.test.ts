import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messageId } from './message-id.ts';
import { scrollSoon } from './scroll-soon.ts';

const scrollIntoView = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  scrollIntoView.mockReset();
  const drawn = { getElementById: (id: string) => (id === messageId('7') ? { scrollIntoView } : null) };
  vi.stubGlobal('document', drawn);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a conversation scrolls 100 ms after its messages are drawn', () => {
  const whenDue = vi.fn();
  scrollSoon('7', whenDue);
  vi.advanceTimersByTime(99);
  expect(scrollIntoView).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
  expect(whenDue).toHaveBeenCalledOnce();
});

test('it scrolls nowhere where another message came meanwhile, or where the message is gone', () => {
  scrollSoon('7', vi.fn())();
  scrollSoon('8', vi.fn());
  vi.runAllTimers();
  expect(scrollIntoView).not.toHaveBeenCalled();
});
