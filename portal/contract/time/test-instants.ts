import fc from 'fast-check';

const HOUR_MS = 3_600_000;

/** The instants at which clocks in Finland change: at 1:00 UTC of the last Sunday of March and October, since 1996. */
const clockChange = fc
  .tuple(fc.integer({ min: 1996, max: 2089 }), fc.constantFrom(2, 9))
  .map(([year, month]) => {
    const lastDay = new Date(Date.UTC(year, month + 1, 0, 1));
    return lastDay.getTime() - lastDay.getUTCDay() * 24 * HOUR_MS;
  });

/** Instants from a day before a change of the clocks to a day after it, its own and those beside it often. */
export const nearClockChange = fc
  .tuple(clockChange, fc.integer({ min: -24 * HOUR_MS, max: 24 * HOUR_MS }))
  .map(([change, later]) => new Date(change + later));

/** Instants of a hundred years, half of them near a change of the clocks: drawn alike those would hardly ever come. */
export const instants = fc.oneof(
  fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
  nearClockChange,
);
