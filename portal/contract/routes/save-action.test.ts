import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { INFORMATION_TABS } from './information-tabs.ts';
import { href, match } from './routes.ts';
import { readSaveAction, type SaveAction, writeSaveAction } from './save-action.ts';

const actions: fc.Arbitrary<SaveAction> = fc.oneof(
  fc.constantFrom(
    { type: 'go-to-invoice-page' } as const,
    { type: 'go-to-reserve-appointment-page' } as const,
    { type: 'reload-page' } as const,
  ),
  fc.record(
    {
      type: fc.constant('go-to-view-appointment-page' as const),
      appointmentId: fc.integer({ min: 1, max: 1e15 - 1 }),
      tab: fc.constantFrom(...INFORMATION_TABS),
    },
    { requiredKeys: ['type', 'appointmentId'] },
  ),
);
const written = (value: unknown) => Buffer.from(JSON.stringify(value) ?? '').toString('base64url');

test('each action survives its way through an address', () => {
  fc.assert(
    fc.property(actions, (action) => {
      const saveAction = writeSaveAction(action);
      expect(readSaveAction(saveAction)).toEqual(action);
      const visit = match(href('my-information', {}, 'sv', { saveAction }));
      expect(visit?.query).toMatchObject({ saveAction });
    }),
  );
});

test.each([
  ['=', 1],
  ['==', 123],
])('is read with the padding that others write (%s)', (padding, appointmentId) => {
  const action: SaveAction = { type: 'go-to-view-appointment-page', appointmentId };
  const padded = Buffer.from(JSON.stringify(action))
    .toString('base64')
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  expect(padded.replace(/[^=]/g, '')).toBe(padding);
  for (const text of [padded, encodeURIComponent(padded)]) {
    const visit = match(`${href('my-information', {}, 'sv')}?saveAction=${text}`);
    expect(visit?.query).toMatchObject({ saveAction: padded });
  }
  expect(readSaveAction(padded)).toEqual(action);
});

describe('what is no action is ignored', () => {
  test('whatever the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String(), fc.string({ unit: 'binary' })), (text) => {
        expect(readSaveAction(text)).toBeNull();
      }),
    );
    expect(readSaveAction(null)).toBeNull();
  });

  test('whatever the JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(readSaveAction(written(value))).toBeNull();
      }),
    );
  });

  test('an action with a member that it does not have, such as an address', () => {
    const foreign = fc.constantFrom('next', 'url', 'href', '__proto__', 'constructor', 'toString');
    fc.assert(
      fc.property(actions, foreign, fc.webUrl(), (action, name, url) => {
        const text = `${JSON.stringify(action).slice(0, -1)},${JSON.stringify(name)}:${JSON.stringify(url)}}`;
        expect(readSaveAction(Buffer.from(text).toString('base64url'))).toBeNull();
      }),
    );
  });

  test.each([
    { type: 'go-to-view-appointment-page' },
    { type: 'go-to-view-appointment-page', appointmentId: '12' },
    { type: 'go-to-view-appointment-page', appointmentId: '../laskut' },
    { type: 'go-to-view-appointment-page', appointmentId: 0 },
    { type: 'go-to-view-appointment-page', appointmentId: 1.5 },
    { type: 'go-to-view-appointment-page', appointmentId: 1e15 },
    { type: 'go-to-view-appointment-page', appointmentId: 12, tab: 'evil' },
    { type: 'go-to-view-appointment-page', appointmentId: 12, tab: null },
    { type: 'reload-page', tab: 'consent' },
    { type: 'https://evil.example' },
    { type: 'toString' },
    { type: ['reload-page'] },
    ['reload-page'],
    'reload-page',
    null,
  ])('%j', (value) => {
    expect(readSaveAction(written(value))).toBeNull();
  });

  test('a text that is cut or changed', () => {
    fc.assert(
      fc.property(actions, fc.nat(), (action, place) => {
        const text = writeSaveAction(action);
        expect(readSaveAction(text.slice(0, place % text.length))).toBeNull();
      }),
    );
  });
});
