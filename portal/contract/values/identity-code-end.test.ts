import { describe, expect, test } from 'vitest';
import { CHECK_LETTERS, isEndPart } from './identity-code-end.ts';

describe('the end part of an identity code', () => {
  test.each(['902F', '0020', '123Y'])('%s can be one', (text) => {
    expect(isEndPart(text)).toBe(true);
  });

  test.each(['', '902', '902f', '902I', '9O2F', '-902F', '902FF', '902\n', '٩02F'])('%s cannot', (text) => {
    expect(isEndPart(text)).toBe(false);
  });

  test('ends in no letter that is taken for a digit', () => {
    expect(CHECK_LETTERS).toBe('ABCDEFHJKLMNPRSTUVWXY');
  });
});
