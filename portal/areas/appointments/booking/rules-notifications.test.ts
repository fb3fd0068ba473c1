import { describe, expect, test } from 'vitest';
import { contactNotOnRecord, notificationsOf, type Recipients } from './rules-notifications.ts';

const visitor = { email: 'typed@example.com', phone: '040 111 1111', language: 'en' } as const;
const recipients = (changes: Partial<Recipients> = {}): Recipients => ({
  reached: [{ email: 'own@example.com', phone: '+358402222222', language: 'sv', addressedTo: null }],
  child: null,
  ...changes,
});
const lines = (typed: Parameters<typeof notificationsOf>[0], known: Recipients) =>
  notificationsOf(typed, known).map(({ to, says, language, child }) => [to, says, language, child]);

describe('who hears of a booking without logging in', () => {
  test('is the typed contact, and the patient at the address on record', () => {
    expect(lines(visitor, recipients())).toEqual([
      ['typed@example.com', 'booking', 'en', null],
      ['+358401111111', 'booking', 'en', null],
      ['own@example.com', 'warning', 'sv', null],
    ]);
  });

  test('is the patient once, at their own address', () => {
    expect(lines({ ...visitor, email: 'Own@Example.com' }, recipients())).toEqual([
      ['Own@Example.com', 'both', 'sv', null],
      ['+358401111111', 'booking', 'en', null],
    ]);
  });

  test('is the patient by text message without an e-mail address, once at the number that was typed', () => {
    const reached = [{ email: null, phone: '040 222 2222', language: 'sv' as const, addressedTo: null }];
    expect(lines(visitor, recipients({ reached }))).toContainEqual(['+358402222222', 'warning', 'sv', null]);
    expect(lines({ ...visitor, phone: '+358 40 222 2222' }, recipients({ reached }))).toEqual([
      ['typed@example.com', 'booking', 'en', null],
      ['+358402222222', 'both', 'sv', null],
    ]);
  });

  test('is each of a child’s guardians in their language, by the one address that there is', () => {
    const [one, other] = [Buffer.from('one'), Buffer.from('other')];
    const reached = [
      { email: 'one@example.com', phone: '+358403333333', language: 'sv', addressedTo: one },
      { email: null, phone: '+358404444444', language: 'fi', addressedTo: other },
      { email: null, phone: null, language: 'fi', addressedTo: null },
    ] as const;
    const warnings = notificationsOf(visitor, recipients({ reached, child: 'Elsa' })).slice(2);
    expect(warnings.map(({ addressedTo }) => addressedTo)).toEqual([one, other]);
    expect(lines(visitor, recipients({ reached, child: 'Elsa' })).slice(2)).toEqual([
      ['one@example.com', 'warning', 'sv', 'Elsa'],
      ['+358404444444', 'warning', 'fi', 'Elsa'],
    ]);
  });

  test('is only the typed contact where the register names nobody', () => {
    expect(notificationsOf(visitor, recipients({ reached: [] })).map(({ says }) => says)).toEqual([
      'booking',
      'booking',
    ]);
  });
});

test('of a disowned booking only those hear who are not the patient', () => {
  const strangers = (typed: Parameters<typeof notificationsOf>[0]) =>
    contactNotOnRecord(notificationsOf(typed, recipients()));
  expect(strangers(visitor)).toEqual({ email: 'typed@example.com', phone: '+358401111111' });
  expect(strangers({ ...visitor, email: 'own@example.com' })).toEqual({
    email: null,
    phone: '+358401111111',
  });
});
