import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paragraphsOf } from './paragraphs.ts';

describe('paragraphs', () => {
  it('are what blank lines separate', () => {
    expect(paragraphsOf('Tulosyy: yskä\nja nuha\n\n \nSuunnitelma: lepo\n')).toEqual([
      'Tulosyy: yskä\nja nuha',
      'Suunnitelma: lepo',
    ]);
  });

  it('lose nothing but white space', () => {
    const bare = (text: string) => text.replaceAll(/\s/g, '');
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', ' ', '\n', '.') }), (text) => {
        const paragraphs = paragraphsOf(text);
        expect(bare(paragraphs.join(''))).toBe(bare(text));
        for (const paragraph of paragraphs) expect(paragraph).toBe(paragraph.trim());
        expect(paragraphs).not.toContain('');
      }),
    );
  });
});
