import { expect, test } from 'vitest';
import { stageOf } from './session-stage.ts';

test.each([
  [91, null],
  [90, 90],
  [31, 90],
  [30, 30],
  [1, 30],
  [0, null],
  [-5, null],
])('with %s seconds left the warning of %s is due', (left, stage) => {
  expect(stageOf([90, 30], left)).toBe(stage);
});
