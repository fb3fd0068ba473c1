import { expect, test } from 'vitest';
import { differences, heldInSome, type Seen } from './compare.ts';
import { copyOf, HOUR, newModel, type Time } from './model.ts';

const time = (id: number): Time => ({
  id,
  practitioner: 1,
  specialties: ['S1'],
  clinic: 'all-brands',
  brands: ['kaari'],
  kind: 1,
  start: 10 * HOUR + id * HOUR,
  end: 11 * HOUR + id * HOUR,
  needsLogin: false,
});
const seen = (onSale: readonly number[]): Seen => ({
  standing: [],
  onSale,
  open: [],
  waits: [],
  jobs: [{ id: 1, time: 1, at: 0, payload: {} }],
});

// Seed 411418055: a patient moved one appointment and cancelled another, each of which had waited for the other's time.
test('of a move and a cancellation at once neither need see the other, but one order or the other decides each time', () => {
  const cancelledFirst = newModel({ times: [time(1), time(2)], children: [] }, 0);
  const movedFirst = copyOf(cancelledFirst);
  for (const { id } of movedFirst.times) movedFirst.held.add(id);
  const unseen = heldInSome([movedFirst, cancelledFirst]);
  expect([...unseen]).toEqual([1, 2]);
  const none: readonly string[] = [];
  expect(differences(copyOf(cancelledFirst), seen([2]), { unseen })).toEqual(none);
  expect(differences(copyOf(movedFirst), seen([2]), { unseen })).toEqual(none);
  // Held without a job that goes on with it, it would be lost.
  expect(differences(copyOf(cancelledFirst), seen([1]), { unseen })).toEqual([
    '2 is off sale without a holder',
  ]);
  // What every order puts on sale is on sale.
  expect(differences(copyOf(cancelledFirst), seen([2]))).toEqual(['not on sale: 1']);
});
