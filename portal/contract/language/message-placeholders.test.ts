import { describe, expect, test } from 'vitest';
import { placeholdersOf } from './message-placeholders.ts';

describe('the placeholders of a message', () => {
  test.each([
    ['Varaa aika', []],
    ['Hei {name}', ['name']],
    ['{n}', ['n']],
    ['{count, plural, one {# aika} other {# aikaa, {name}}}', ['count:plural', 'name']],
    ['{type, select, a {A {x}} other {B}}', ['type:select', 'x']],
    ['<link>Hei {name}</link>', ['<link>', 'name']],
    ['<b>Hei</b> {when, date, long}', ['<b>', 'when:date']],
    ['{amount, number}', ['amount:number']],
    ['{n, plural, one {<b>#</b>} other {{n}}}', ['<b>', 'n', 'n:plural']],
  ])('%j', (message, expected) => {
    expect(placeholdersOf(message)).toEqual(expected);
  });
});
