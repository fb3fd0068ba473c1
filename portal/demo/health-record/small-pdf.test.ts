import { expect, test } from 'vitest';
import { qpdfFaults } from '#platform/documents/test-qpdf.ts';
import { smallPdf } from './small-pdf.ts';

test('a small PDF is well formed', async () => {
  expect(await qpdfFaults(smallPdf('Todistus (A)', ['Potilaalla on \\ lepoa.', 'Åke Öhman']))).toEqual([]);
});
