import { describe, expect, test } from 'vitest';
import { differences } from './differences.ts';
import { dayState } from './notice-days.ts';
import { paragraphsOf } from './paragraphs.ts';
import { emptyAnswer, emptyNotice, type NoticeContent, noticeErrors } from './rules.ts';

const text = (more: object = {}) => ({
  language: 'fi' as const,
  title: 'Rokotukset',
  body: 'Alkavat.',
  linkText: '',
  link: '',
  ...more,
});
const notice = (more: Partial<NoticeContent> = {}): NoticeContent => ({
  kind: 'information',
  places: ['front'],
  from: '',
  until: '',
  texts: [text()],
  ...more,
});

describe('what is wrong with a notice', () => {
  test('is nothing where each language has a title and a text', () => {
    expect(noticeErrors(notice())).toEqual([]);
  });

  test('is no missing text where it is a topic of the help', () => {
    const texts = [text({ body: '' })];
    expect(noticeErrors(notice({ texts, topic: { place: 1 } }))).toEqual([]);
  });

  test('is a missing text in any language', () => {
    expect(noticeErrors({ ...notice(), texts: [text(), text({ language: 'sv', body: ' ' })] })).toEqual([
      { field: 'texts.1.body', code: 'required' },
    ]);
  });

  test.each([
    [{ link: '/fi/ajanvaraus' }, 'linkText'],
    [{ linkText: 'Varaa aika' }, 'link'],
  ])('is half a link: %j', (half, field) => {
    expect(noticeErrors(notice({ texts: [text(half)] }))).toEqual([
      { field: `texts.0.${field}`, code: 'required' },
    ]);
  });

  test('is a link that runs a script', () => {
    const texts = [text({ linkText: 'Paina', link: 'javascript:alert(1)' })];
    expect(noticeErrors(notice({ texts }))).toEqual([{ field: 'texts.0.link', code: 'invalid' }]);
  });

  test('is no place, and days in the wrong order', () => {
    expect(noticeErrors(notice({ places: [], from: '2026-12-06', until: '2026-12-05' }))).toEqual([
      { field: 'places', code: 'required' },
      { field: 'until', code: 'invalid' },
    ]);
  });

  test('is everything that must be written while nothing is', () => {
    expect(noticeErrors(emptyNotice(['fi', 'en'])).map(({ field }) => field)).toEqual([
      'texts.0.title',
      'texts.0.body',
      'texts.1.title',
      'texts.1.body',
    ]);
  });
});

test('an answer of the help needs a topic, a question and an answer', () => {
  expect(noticeErrors(emptyAnswer()).map(({ field }) => field)).toEqual([
    'texts.0.title',
    'texts.0.body',
    'help.topic',
  ]);
});

test('the difference of two answers names where they stand', () => {
  const help = { topic: 'booking', question: '', place: 1, isRemoved: false };
  const after = { ...emptyAnswer(), help: { ...help, place: 3 } };
  expect(differences({ ...after, help }, after)).toEqual([
    { language: null, field: 'place', before: '1', after: '3' },
  ]);
});

test.each([
  ['2026-12-05', 'coming'],
  ['2026-12-06', 'shown'],
  ['2026-12-07', 'shown'],
  ['2026-12-08', 'over'],
])('a notice from the 6th until the 7th is, on %s, %s', (today, state) => {
  expect(dayState({ from: '2026-12-06', until: '2026-12-07' }, today)).toBe(state);
  expect(dayState({ from: '', until: '' }, today)).toBe('shown');
});

test('an empty line parts paragraphs, and a single line end does not', () => {
  expect(paragraphsOf('Yksi\nrivi\n\n\n  Toinen  \n \nKolmas\n')).toEqual(['Yksi\nrivi', 'Toinen', 'Kolmas']);
});

test('the difference of two versions names each field that is another', () => {
  const before = notice({ texts: [text(), text({ language: 'sv' })] });
  const after = notice({
    places: ['front', 'help'],
    texts: [text({ title: 'Uusi' }), text({ language: 'sv' }), text({ language: 'en' })],
  });
  expect(differences(before, before)).toEqual([]);
  expect(differences(before, after)).toEqual([
    { language: 'fi', field: 'title', before: 'Rokotukset', after: 'Uusi' },
    { language: 'en', field: 'title', before: '', after: 'Rokotukset' },
    { language: 'en', field: 'body', before: '', after: 'Alkavat.' },
    { language: null, field: 'places', before: ['front'], after: ['front', 'help'] },
  ]);
});
