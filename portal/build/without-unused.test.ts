import { expect, test } from 'vitest';
import { type Unused, withoutUnused } from './without-unused.ts';

const unused: Unused = {
  tags: [30],
  types: ['REACT_MOVING_TYPE'],
  neverTrue: ['isMoving', 'hasMoving'],
  lanes: 48,
  fragmentRef: 'FragmentInstance',
  hints: ['preload'],
};

/** What has to be there, and nothing of what a test is about. */
const rest = `
  function make(owner) { var fiberTag; fiberTag = isHead(owner) ? 30 : 5; switch (owner) { case REACT_MOVING_TYPE: return 30; } return fiberTag; }
  function change(fiber, lanes) { isMoving ? move() : stay(); hasMoving(fiber) && move(); return (lanes & 48) === lanes; }
  function attach(fiber) { switch (fiber.tag) { case 30: case 7: return new FragmentInstance(fiber); default: return fiber; } }
  function FragmentInstance() {}
  FragmentInstance.prototype.focus = function () {};
  function dispatcher() { return { f: flush, L: preload }; }
`;

/** What a function is once the unused is cut out of it. */
function cut<F>(code: string, name: string): F {
  return new Function(`${withoutUnused(code + rest, unused)}; return ${name};`)() as F;
}

test('cuts every way to what is unused, and keeps the others', () => {
  const code = withoutUnused(rest, unused).replaceAll(/\s+/g, ' ');
  expect(code).toContain('fiberTag = 5; switch (owner) { } return fiberTag;');
  expect(code).toContain('!1 ? move() : stay(); !1 && move(); return !1;');
  expect(code).toContain('switch (fiber.tag) { default: return fiber; }');
  expect(code).not.toMatch(/new FragmentInstance|prototype/);
  expect(code).toContain('{ f: flush, L: previousDispatcher.L }');
});

test('a comparison with an unused tag has its answer', () => {
  const code =
    'function f(fiber) { return [30 === fiber.tag, fiber.tag !== 30, 30 === fiber.size, 5 === fiber.tag]; }';
  expect(withoutUnused(code + rest, unused)).toContain('[!1, !0, 30 === fiber.size, 5 === fiber.tag]');
});

type Steps = (fiber: { tag: number }) => string[];

test('keeps what other cases run into or declare together with an unused one', () => {
  const code = `function steps(fiber) {
    'use strict';
    var done = [];
    switch (fiber.tag) {
      case 1: done.push('one');
      case 30: done.push('after one'); break;
      case 2: done.push('two'); break;
      case 3: return done;
      case 4: break;
    }
    switch (fiber.tag) {
      case 30: var step = 'thirty'; done.push(step); break;
      case 2: step = 'shared'; done.push(step);
    }
    return done;
  }`;
  const steps = cut<Steps>(code, 'steps');
  expect(steps({ tag: 1 })).toEqual(['one', 'after one']);
  expect(steps({ tag: 2 })).toEqual(['two', 'shared']);
  expect(steps({ tag: 3 })).toEqual([]);
  expect(steps({ tag: 30 })).toEqual([]);
});

test('fails for code that no longer has something to cut', () => {
  expect(() => withoutUnused(rest.replace('hasMoving(fiber)', 'isStill(fiber)'), unused)).toThrow(
    'hasMoving',
  );
});
