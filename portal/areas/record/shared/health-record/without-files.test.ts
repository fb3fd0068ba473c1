import { expect, test } from 'vitest';
import { withoutFiles } from './without-files.ts';

const LARGE = 'a'.repeat(2_000);

test('leaves files out, wherever they are, and keeps plain texts and the rest', () => {
  const pdf = { contentType: 'application/pdf', data: LARGE, title: 'Lausunto' };
  const text = { contentType: 'text/plain; charset=utf-8', data: LARGE };
  const small = { contentType: 'image/png', data: 'aaaa' };
  const resource = {
    resourceType: 'DocumentReference',
    id: '1',
    content: [{ attachment: pdf }, { attachment: text }, { attachment: small }],
  };
  expect(withoutFiles(resource)).toEqual({
    ...resource,
    content: [
      { attachment: { contentType: 'application/pdf', title: 'Lausunto' } },
      { attachment: text },
      { attachment: small },
    ],
  });
  expect(pdf.data).toBe(LARGE);
});

test('gives the same back where there is none: what is known of its parts stays known', () => {
  const quantity = { value: 4 };
  const both = {
    valueQuantity: quantity,
    content: [{ attachment: { contentType: 'application/pdf', data: LARGE } }],
  };
  expect(withoutFiles(both).valueQuantity).toBe(quantity);
  const none = { valueQuantity: quantity, note: [null, 'a', 1] };
  expect(withoutFiles(none)).toBe(none);
});
