import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OPERATORS } from './contract.ts';
import { item, questionnaire } from './fixtures.ts';
import { answerErrors, isQuestion, keptAnswers, shownItems } from './rules-answers.ts';

const items = questionnaire().sections.flatMap((section) => section.items);
const fine = { hours: '7', tired: 'never', recovers: 'true' };
const codesOf = (answers: Record<string, string>, of = items) =>
  answerErrors(of, answers).map(({ field, code }) => `${field}: ${code}`);

describe('answers', () => {
  test.each([
    [{}, []],
    [{ hours: '' }, ['hours: required']],
    [{ hours: '  ' }, ['hours: required']],
    [{ hours: '7,5' }, []],
    [{ hours: '7.25' }, []],
    [{ hours: 'seven' }, ['hours: invalid']],
    [{ hours: '1e1' }, ['hours: invalid']],
    [{ hours: '24,1' }, ['hours: outside']],
    [{ hours: '-1' }, ['hours: outside']],
    [{ tired: 'always' }, ['tired: invalid']],
    [{ recovers: 'yes' }, ['recovers: invalid']],
    [{ recovers: 'false' }, ['obstacles: required']],
    [{ recovers: 'false', obstacles: 'Melu\nVuorot' }, []],
    [{ recovers: 'false', obstacles: 'a'.repeat(501) }, ['obstacles: tooLong']],
    [{ days: '3,5' }, ['days: invalid']],
    [{ days: '28' }, []],
    [{ holiday: '2026-02-29' }, ['holiday: invalid']],
    [{ holiday: '2024-02-29' }, []],
    [{ holiday: '29.2.1924' }, []],
    [{ holiday: '29.2.24' }, ['holiday: invalid']],
    [{ symptoms: 'cough\nfever' }, []],
    [{ symptoms: 'cough\ncough' }, ['symptoms: invalid']],
    [{ symptoms: 'cough\npain' }, ['symptoms: invalid']],
    [{ symptoms: 'cough\n#own' }, ['symptoms-own: required']],
    [{ symptoms: '#own', 'symptoms-own': 'Hikoilu' }, []],
    [{ tired: 'never\noften' }, ['tired: invalid']],
    [{ more: 'two\nlines' }, ['more: invalid']],
    // What is not asked is neither wrong nor kept.
    [{ obstacles: 'a'.repeat(501) }, []],
    // A text between the questions is no question.
    [{ about: 'Hei' }, ['about: unknown']],
    [{ toString: 'Hei' }, ['toString: unknown']],
  ])('%o have %o', (changes, expected) => {
    expect(codesOf({ ...fine, ...changes })).toEqual(expected);
  });

  test('are kept to what is asked, in order, without what was left open', () => {
    const kept = keptAnswers(items, {
      more: ' Kiitos ',
      obstacles: 'Melu',
      ...fine,
      hours: '6,5',
      days: ' ',
      holiday: '31.7.1984',
      symptoms: 'cough',
      'symptoms-own': 'Hikoilu',
    });
    expect(Object.entries(kept)).toEqual([
      ['hours', '6.5'],
      ['tired', 'never'],
      ['recovers', 'true'],
      ['holiday', '1984-07-31'],
      ['symptoms', 'cough'],
      ['more', 'Kiitos'],
    ]);
  });
});

describe('a question that depends on others', () => {
  const is = (linkId: string, value: string, operator: (typeof OPERATORS)[number] = '=') => ({
    linkId,
    operator,
    value,
  });
  const choice = (linkId: string, changes: object = {}) =>
    item({
      linkId,
      type: 'choice',
      options: ['a', 'b'].map((value) => ({ value, label: value })),
      ...changes,
    });
  const shown = (of: ReturnType<typeof item>[], answers: Record<string, string>) =>
    shownItems(of, answers).map(({ linkId }) => linkId);

  test('is asked after one of its answers, or after all of them', () => {
    const when = [is('one', 'a'), is('two', 'b')];
    const any = [choice('one'), choice('two'), choice('three', { when })];
    const all = [choice('one'), choice('two'), choice('three', { when, needsAll: true })];
    expect(shown(any, { one: 'a', two: 'a' })).toContain('three');
    expect(shown(all, { one: 'a', two: 'a' })).not.toContain('three');
    expect(shown(all, { one: 'a', two: 'b' })).toContain('three');
  });

  test('is asked after any other answer, once there is one', () => {
    const of = [choice('one'), choice('two', { when: [is('one', 'a', '!=')] })];
    expect(shown(of, {})).toEqual(['one']);
    expect(shown(of, { one: 'a' })).toEqual(['one']);
    expect(shown(of, { one: 'b' })).toEqual(['one', 'two']);
  });

  test('is asked after an answer to a later one', () => {
    const of = [
      choice('one', { when: [is('two', 'a')] }),
      choice('two', { when: [is('three', 'b')] }),
      choice('three'),
    ];
    expect(shown(of, { two: 'a' })).toEqual(['three']);
    expect(shown(of, { three: 'b' })).toEqual(['two', 'three']);
    expect(shown(of, { two: 'a', three: 'b' })).toEqual(['one', 'two', 'three']);
  });

  test('is asked after one of several answers', () => {
    const of = (operator: '=' | '!=') => [
      choice('one', { isMultiple: true }),
      choice('two', { when: [is('one', 'a', operator)] }),
    ];
    expect(shown(of('='), { one: 'a\nb' })).toContain('two');
    expect(shown(of('='), { one: 'b' })).not.toContain('two');
    expect(shown(of('!='), { one: 'b' })).toContain('two');
    expect(shown(of('!='), { one: 'a\nb' })).not.toContain('two');
  });

  test.each([
    ['=', [5]],
    ['!=', [4, 6]],
    ['>', [6]],
    ['<', [4]],
    ['>=', [5, 6]],
    ['<=', [4, 5]],
  ] as const)('is asked after a number that is %s another, and after no text', (operator, fitting) => {
    const of = [
      item({ linkId: 'one', type: 'decimal' }),
      choice('two', { when: [is('one', '5', operator)] }),
    ];
    for (const typed of [4, 5, 6])
      expect(shown(of, { one: `${typed},0` }).includes('two')).toBe(fitting.some((each) => each === typed));
    for (const typed of ['', ' ', 'viisi']) expect(shown(of, { one: typed })).toEqual(['one']);
  });

  test('is asked from a day on, however the day was typed', () => {
    const of = [
      item({ linkId: 'one', type: 'date' }),
      choice('two', { when: [is('one', '2026-01-31', '>=')] }),
    ];
    expect(shown(of, { one: '31.1.2026' })).toContain('two');
    expect(shown(of, { one: '2.2.2026' })).toContain('two');
    expect(shown(of, { one: '30.1.2026' })).toEqual(['one']);
    expect(shown(of, { one: 'eilen' })).toEqual(['one']);
  });

  test('is asked once there is an answer, or until there is one', () => {
    const of = (value: string) => [choice('one'), choice('two', { when: [is('one', value, 'exists')] })];
    expect(shown(of('true'), {})).toEqual(['one']);
    expect(shown(of('true'), { one: 'a' })).toContain('two');
    expect(shown(of('false'), {})).toContain('two');
    expect(shown(of('false'), { one: 'a' })).toEqual(['one']);
  });

  test('is asked where every group around it is, too', () => {
    const groups = [
      { when: [is('one', 'a')], needsAll: false },
      { when: [is('two', 'b')], needsAll: false },
    ];
    const of = [choice('one'), choice('two'), choice('three', { groups })];
    expect(shown(of, { one: 'a', two: 'a' })).not.toContain('three');
    expect(shown(of, { one: 'a', two: 'b' })).toContain('three');
    expect(keptAnswers(of, { one: 'b', two: 'b', three: 'a' })).toEqual({ one: 'b', two: 'b' });
  });

  test('is not asked where the question that it depends on is not', () => {
    const of = [
      choice('one'),
      choice('two', { when: [is('one', 'a')] }),
      choice('three', { when: [is('two', 'a')] }),
    ];
    expect(shown(of, { one: 'b', two: 'a' })).toEqual(['one']);
    expect(keptAnswers(of, { one: 'b', two: 'a', three: 'a' })).toEqual({ one: 'b' });
  });

  test('may be at the end of a chain as long as a questionnaire', () => {
    const last = 5_000;
    // Each depends on the one after it.
    const of = Array.from({ length: last + 1 }, (_, nth) =>
      choice(`${nth}`, nth < last ? { when: [is(`${nth + 1}`, 'a')] } : {}),
    );
    const answers = Object.fromEntries(of.map(({ linkId }) => [linkId, 'a']));
    expect(shown(of, answers)).toHaveLength(of.length);
    expect(shown(of, { ...answers, [`${last}`]: 'b' })).toEqual([`${last}`]);
  });
});

test('what is kept is kept again as it is, and has nothing wrong if what was typed had not', () => {
  const names = items.filter(isQuestion).map(({ linkId }) => linkId);
  const typed = fc.constantFrom(
    '',
    ' ',
    '7',
    '7,5',
    '99',
    'true',
    'false',
    'never',
    'x\ny',
    '2026-03-23',
    '31.7.1984',
    'cough\nfever',
    '#own',
    '\u0007',
  );
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), typed), (answers) => {
      const kept = keptAnswers(items, answers);
      expect(keptAnswers(items, kept)).toEqual(kept);
      expect(answerErrors(items, kept)).toEqual(answerErrors(items, answers));
    }),
  );
});
