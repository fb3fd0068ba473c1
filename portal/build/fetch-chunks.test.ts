import { expect, test } from 'vitest';
import { throughFetchChunk } from './fetch-chunks.ts';

test('sends every import of another chunk through fetchChunk, and no other', () => {
  const code =
    'a=()=>b(()=>import(`./Part-D_9f-x1.js`),[0]);await import(module);import(`./Other-1.js`).then(c)';
  expect(throughFetchChunk(code)).toBe(
    'a=()=>b(()=>fetchChunk(`./Part-D_9f-x1.js`,p=>import(p)),[0]);await import(module);' +
      'fetchChunk(`./Other-1.js`,p=>import(p)).then(c)',
  );
});
