import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitForMessages } from './live-chat.ts';

/** What the browser's own has of it: a test says what comes. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static all: FakeSource[] = [];
  readyState = 1;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    FakeSource.all.push(this);
  }
  close(): void {
    this.readyState = FakeSource.CLOSED;
  }
  says(event: string): void {
    this.dispatchEvent(new Event(event));
  }
}

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const frame = new EventTarget();
beforeEach(() => {
  vi.useFakeTimers();
  FakeSource.all = [];
  vi.stubGlobal('EventSource', FakeSource);
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', frame);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function wait() {
  const [onNews, onLive] = [vi.fn(), vi.fn()];
  const end = waitForMessages({
    threadId: '7',
    lastId: () => '12',
    onNews,
    onLive,
    now: () => Date.now(),
  });
  const source = () => FakeSource.all.at(-1) as FakeSource;
  return { onNews, onLive, end, source };
}

test('asks for what is new since the message that is shown, and has it read when it comes', () => {
  const { source, onNews, onLive, end } = wait();
  expect(source().url).toBe('/api/chats/threads/7/events?after=12');
  source().says('open');
  expect(onLive).toHaveBeenLastCalledWith(true);
  source().says('message');
  expect(onNews).toHaveBeenCalledOnce();
  end();
  expect(source().readyState).toBe(FakeSource.CLOSED);
  expect(onLive).toHaveBeenLastCalledWith(false);
});

test('a phone that has slept catches up at once when it wakes', () => {
  const { source, onNews, end } = wait();
  source().says('open');
  vi.setSystemTime(Date.now() + 10 * 60_000);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(onNews).toHaveBeenCalledOnce();
  expect(FakeSource.all).toHaveLength(2);
  end();
});

test('a connection that hangs is made again, and one with signs of life is left alone', () => {
  const { source, end } = wait();
  source().says('open');
  for (let beat = 0; beat < 6; beat++) {
    vi.advanceTimersByTime(20_000);
    source().says('beat');
  }
  expect(FakeSource.all).toHaveLength(1);
  vi.advanceTimersByTime(55_000);
  expect(FakeSource.all).toHaveLength(2);
  end();
});

test('while it is refused the page asks by itself, and tries again later', () => {
  const { source, onLive, end } = wait();
  source().close();
  source().says('error');
  expect(onLive).toHaveBeenLastCalledWith(false);
  vi.advanceTimersByTime(25_000);
  expect(FakeSource.all).toHaveLength(1);
  vi.advanceTimersByTime(15_000);
  expect(FakeSource.all).toHaveLength(2);
  end();
});

test('a session that is over ends it: the next call says so', () => {
  const { source, onNews, end } = wait();
  source().says('over');
  expect(onNews).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(10 * 60_000);
  expect(FakeSource.all).toHaveLength(1);
  end();
});
