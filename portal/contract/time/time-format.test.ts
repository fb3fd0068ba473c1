import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../language/language.ts';
import { helsinkiTime } from './time.ts';
import {
  formatDay,
  formatDayHeading,
  formatLong,
  formatOnDay,
  formatSpoken,
  formatSpokenDay,
  formatTime,
} from './time-format.ts';

const instant = helsinkiTime('2026-11-23', 9, 5);
const inAll = (format: typeof formatDay) => LANGUAGES.map((lang) => format(instant, lang));

describe('an instant', () => {
  test.each([
    [formatTime, ['9.05', '9.05', '9:05']],
    [formatDay, ['23.11.2026', '23.11.2026', '23 November 2026']],
    [formatLong, ['ma 23.11.2026 9:05', 'mån 23.11.2026 9:05', 'Mon 23 November 2026 9:05']],
    [formatDayHeading, ['maanantai 23.11.', 'måndag 23.11', 'Monday 23 November']],
    [formatOnDay, ['maanantaina 23. marraskuuta', 'måndag 23 november', 'Monday 23 November']],
    [
      formatSpokenDay,
      ['maanantai 23. marraskuuta 2026', 'måndag 23 november 2026', 'Monday 23 November 2026'],
    ],
    [
      formatSpoken,
      [
        'maanantai 23. marraskuuta 2026 klo 9.05',
        'måndag 23 november 2026 kl. 9.05',
        'Monday 23 November 2026 at 9:05',
      ],
    ],
  ])('is written by %o in every language', (format, texts) => {
    expect(inAll(format)).toEqual(texts);
  });

  test('is on its day by the name that each weekday has in a sentence', () => {
    const days = [23, 24, 25, 26, 27, 28, 29].map((day) =>
      formatOnDay(helsinkiTime(`2026-11-${day}`, 9), 'fi').replace(/ .*/, ''),
    );
    expect(days).toEqual([
      ...['maanantaina', 'tiistaina', 'keskiviikkona', 'torstaina', 'perjantaina', 'lauantaina'],
      'sunnuntaina',
    ]);
  });

  test('at midnight is at 0:00', () => {
    expect(formatTime(helsinkiTime('2026-11-23', 0), 'en')).toBe('0:00');
  });

  test('twice in the hour that comes twice shows the same time', () => {
    const first = new Date('2026-10-25T00:30:00Z');
    const second = new Date('2026-10-25T01:30:00Z');
    expect([first, second].map((at) => formatTime(at, 'fi'))).toEqual(['3.30', '3.30']);
  });
});
