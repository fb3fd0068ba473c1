import { expect, test, vi } from 'vitest';
import { createStreams } from './streams.ts';

const stream = (caller: string, topic = '1') => ({ caller, topic, onNotice: vi.fn(), onClose: vi.fn() });

test('one caller has so many streams, and all together so many', () => {
  const streams = createStreams({ ofCaller: 2, inAll: 3 });
  const leave = streams.join(stream('aino'));
  expect(streams.join(stream('aino'))).toBeTypeOf('function');
  expect(streams.join(stream('aino'))).toBe('callerFull');
  expect(streams.join(stream('eero'))).toBeTypeOf('function');
  expect(streams.join(stream('helmi'))).toBe('full');
  if (typeof leave === 'function') leave();
  expect(streams.join(stream('helmi'))).toBeTypeOf('function');
});

test('a notice reaches those who wait for its topic, and one about nothing all', () => {
  const streams = createStreams({ ofCaller: 2, inAll: 3 });
  const [one, other] = [stream('aino', '1'), stream('eero', '2')];
  streams.join(one);
  streams.join(other);
  streams.notify('2');
  expect([one.onNotice.mock.calls.length, other.onNotice.mock.calls.length]).toEqual([0, 1]);
  streams.notify();
  expect([one.onNotice.mock.calls.length, other.onNotice.mock.calls.length]).toEqual([1, 2]);
});

test('a process that closes ends all of them and takes none', () => {
  const streams = createStreams({ ofCaller: 2, inAll: 3 });
  const one = stream('aino');
  streams.join(one);
  streams.close();
  expect(one.onClose).toHaveBeenCalledOnce();
  expect(streams.join(stream('eero'))).toBe('full');
});
