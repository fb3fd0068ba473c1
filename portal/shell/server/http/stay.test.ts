import { expect, test } from 'vitest';
import { createLoad } from './load.ts';
import { createStay } from './stay.ts';

function begin() {
  const load = createLoad({ most: 8, mostWhenBusy: 4 });
  return { load, stay: createStay(() => load.enter(4, 'a')) };
}

test('a request that waits for another system is not in flight, and is again afterwards', () => {
  const { load, stay } = begin();
  expect(load.inFlight).toBe(4);
  const back = stay.standAside();
  expect(load.inFlight).toBe(0);
  back();
  expect(load.inFlight).toBe(4);
  stay.end();
  expect(load.inFlight).toBe(0);
});

test('one that waits for two comes back once, when both have answered', () => {
  const { load, stay } = begin();
  const [one, other] = [stay.standAside(), stay.standAside()];
  one();
  expect(load.inFlight).toBe(0);
  other();
  expect(load.inFlight).toBe(4);
});

test('one that was answered meanwhile does not come back', () => {
  const { load, stay } = begin();
  const back = stay.standAside();
  stay.end();
  back();
  expect(load.inFlight).toBe(0);
});
