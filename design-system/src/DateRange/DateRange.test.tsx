import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DesignSystemProvider } from '../DesignSystem/DesignSystem.tsx';
import { DateRange, type DateRangeProps } from './DateRange.tsx';

/** What the eye reads. */
const written = (props: DateRangeProps): string =>
  renderToStaticMarkup(
    <DesignSystemProvider language="fi">
      <DateRange {...props} />
    </DesignSystemProvider>,
  )
    .replaceAll(/<span class[^>]*>[^<]*<\/span>/g, '')
    .replaceAll(/<[^>]*>/g, '');

it.each([
  ['2026-11-23T07:15:00Z', '2026-11-23T07:45:00Z', 'ma 23.11.2026 9:15–9:45'],
  ['2026-11-23T21:30:00Z', '2026-11-23T22:30:00Z', 'ma 23.11.2026 23:30 – ti 24.11.2026 0:30'],
  ['2026-11-23', '2026-11-27', 'ma 23.11.2026 – pe 27.11.2026'],
  ['2026-11-23', '2026-11-23', 'ma 23.11.2026'],
])('from %s to %s is %s', (start, end, expected) => {
  expect(written({ start, end })).toBe(expected);
});

it('names days near the page’s clock', () => {
  const now = '2026-11-22T10:00:00Z';
  expect(written({ start: '2026-11-23T07:15:00Z', end: '2026-11-23T07:45:00Z', now })).toBe(
    'huomenna klo 9.15–9.45',
  );
});
