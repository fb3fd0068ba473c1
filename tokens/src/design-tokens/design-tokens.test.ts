import { describe, expect, it } from 'vitest';
import { readDocs } from './read-docs.ts';
import { color, cubicBezier, dimension, milliseconds, shadow } from './read-values.ts';

describe('docstrings', () => {
  const docs = readDocs(`
    /** What all share. */
    export const space = { none: '0', /** Between parts. */ small: rem(4) } as const;
    export const contract = {
      color: {
        /**
         * Behind
         * everything.
         */
        canvas: null,
        // No docstring.
        action: { rest: null, /** On it. */ text: null },
      },
    };
  `);

  it('are found by the path of what they stand above', () => {
    expect(Object.fromEntries(docs)).toEqual({
      space: 'What all share.',
      'space.small': 'Between parts.',
      'contract.color.canvas': 'Behind everything.',
      'contract.color.action.text': 'On it.',
    });
  });
});

describe('values', () => {
  it('keep opacity beside the channels', () => {
    expect(color('rgb(51 0 255 / 0.5)')).toEqual({
      colorSpace: 'srgb',
      components: [0.2, 0, 1],
      alpha: 0.5,
      hex: '#3300ff',
    });
  });

  it('have the units of the format', () => {
    expect(dimension('1.5rem')).toEqual({ value: 1.5, unit: 'rem' });
    expect(dimension('-2px')).toEqual({ value: -2, unit: 'px' });
    expect(dimension('0')).toEqual({ value: 0, unit: 'px' });
    expect(milliseconds('120ms')).toBe(120);
    expect(cubicBezier('cubic-bezier(0.2, 0, 0, 1)')).toEqual([0.2, 0, 0, 1]);
  });

  it('split layers of shadow, not the commas of a colour', () => {
    const layers = shadow('0 1px 2px rgba(0, 0, 0, 0.3), 0 2px 10px rgb(0 0 0 / 0.1)');
    expect(layers.map(({ blur }) => blur.value)).toEqual([2, 10]);
  });

  it.each([
    ['2em', dimension],
    ['12', dimension],
    ['cornflour', color],
    ['ease-in', cubicBezier],
    ['1s', milliseconds],
    ['none', shadow],
  ])('refuse %j', (css, read) => {
    expect(() => read(css)).toThrow(`'${css}'`);
  });
});
