import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type DesignLanguage, DesignSystemProvider } from '../DesignSystem/DesignSystem.tsx';
import { DateTime, type DateTimeProps } from './DateTime.tsx';

const text = (props: DateTimeProps, language: DesignLanguage = 'fi'): string =>
  renderToStaticMarkup(
    <DesignSystemProvider language={language}>
      <DateTime {...props} />
    </DesignSystemProvider>,
  );

describe('DateTime', () => {
  it.each([
    ['before', '2026-10-25T00:30:00Z', '3.30'],
    ['in', '2026-10-25T01:30:00Z', '3.30'],
    ['after', '2026-10-25T02:30:00Z', '4.30'],
  ])('writes Helsinki time %s the hour that the clocks go back', (_when, value, expected) => {
    expect(text({ value, format: 'time' })).toContain(`>${expected}<`);
  });

  it('keeps a plain day the same day in every zone', () => {
    expect(text({ value: '2026-11-23', format: 'date' })).toContain('>23.11.2026<');
  });

  // 'ddd D.M.YYYY H:mm' in Finnish and Swedish (LANG-06).
  it.each([
    ['fi', 'ma 23.11.2026 9:15'],
    ['sv', 'mån 23.11.2026 9:15'],
    ['en', 'Mon 23 Nov 2026 9:15'],
  ] as const)('writes the date short in %s', (language, written) => {
    expect(text({ value: '2026-11-23T07:15:00Z' }, language)).toContain(`>${written}<`);
  });

  it.each([
    ['fi', 'ma 23.11.2026 klo 9.15'],
    ['sv', 'mån 23.11.2026 kl. 9.15'],
    ['en', 'Mon 23 Nov 2026 at 9:15'],
  ] as const)(
    'writes the time as it stands in sentences in %s, where other times do',
    (language, written) => {
      const html = text({ value: '2026-11-23T07:15:00Z', format: 'dayAtTime' }, language);
      expect(html).toContain(`>${written}<`);
    },
  );

  it.each([
    ['fi', 'ma 23.11.'],
    ['sv', 'mån 23.11'],
    ['en', 'Mon 23 Nov'],
  ] as const)('writes a day without its year in %s', (language, written) => {
    expect(text({ value: '2026-11-23', format: 'shortDay' }, language)).toContain(`>${written}<`);
  });

  it.each([
    ['fi', 'maanantai 23. marraskuuta 2026 klo 9.15'],
    ['sv', 'måndag 23 november 2026 kl. 9.15'],
    ['en', 'Monday 23 November 2026 at 9:15'],
  ] as const)('reads the date out in full in %s', (language, spoken) => {
    expect(text({ value: '2026-11-23T07:15:00Z' }, language)).toContain(spoken);
  });

  it.each([
    ['fi', '>23. marraskuuta 2026<'],
    ['sv', '>23 november 2026<'],
    ['en', '>23 November 2026<'],
  ] as const)('reads a day without its weekday out as it fits any sentence in %s', (language, spoken) => {
    expect(text({ value: '2026-11-23', format: 'date' }, language)).toContain(spoken);
  });

  it.each([
    ['yesterday', '2026-11-20T22:30:00Z', '2026-11-20', 'eilen'],
    [
      'today, though it is another day in UTC',
      '2026-11-20T22:30:00Z',
      '2026-11-21T10:00:00Z',
      'tänään klo 12.00',
    ],
    ['tomorrow', '2026-11-20T21:30:00Z', '2026-11-21', 'huomenna'],
    ['across the change of clocks', '2026-10-24T20:00:00Z', '2026-10-25', 'huomenna'],
  ])('names a day near the page\u2019s clock: %s', (_case, now, value, written) => {
    const format = value.length === 10 ? 'date' : 'dateTime';
    expect(text({ value, now, format })).toContain(`>${written}<`);
  });

  it('writes days further away as always', () => {
    expect(text({ value: '2026-11-23', now: '2026-11-21T10:00:00Z', format: 'date' })).toContain(
      '>23.11.2026<',
    );
  });

  it.each([
    [{ value: '2026-11-23', format: 'day' }, 'Maanantai 23. marraskuuta'],
    [{ value: '2026-11-23', format: 'date', now: '2026-11-22T10:00:00Z' }, 'Huomenna'],
  ] as const)('starts a line with a capital: %j', (props, written) => {
    expect(text({ ...props, isCapitalised: true })).toContain(`>${written}`);
  });
});
