import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import * as known from '../../design-system/src/themes/font-metrics.ts';
import { installedFont, metricsOf } from './installed-font.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

test.each(Object.values(known))('$familyName has the metrics that the collection has', (metrics) => {
  expect(metricsOf(metrics.familyName).metrics).toEqual(metrics);
});

test('a font that is installed is found by its designers’ name', () => {
  expect(installedFont('Hanken Grotesk', root)).toMatchObject({
    name: 'hankenGrotesk',
    metrics: known.hankenGrotesk,
    file: 'hanken-grotesk',
    weights: [100, 900],
  });
});
