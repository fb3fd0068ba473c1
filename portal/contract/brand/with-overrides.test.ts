import { describe, expect, test } from 'vitest';
import { overrideTree } from './brand-messages.ts';
import { withOverrides } from './with-overrides.ts';

const messages = { booking: { landing: { title: 'Ajanvaraus', lead: ['Hei ', ['name']] }, more: 'Lisää' } };

describe('messages with a brand’s own texts', () => {
  test('have them replaced, and the rest unchanged', () => {
    const mixed = withOverrides(messages, {
      booking: { landing: { title: 'Koe', lead: ['Moi ', ['name']] } },
    });
    expect(mixed).toEqual({
      booking: { landing: { title: 'Koe', lead: ['Moi ', ['name']] }, more: 'Lisää' },
    });
    expect(messages.booking.landing.title).toBe('Ajanvaraus');
  });

  test('get none of a page that is not shown', () => {
    expect(withOverrides(messages, { shell: { title: 'Koe' } })).toBe(messages);
    expect(withOverrides(messages, { booking: { landing: { other: 'Koe' } } })).toEqual(messages);
  });
});

describe('a brand’s own texts as a tree', () => {
  const overrides = {
    'booking.landing.title': 'Koe',
    'booking.landing.lead': 'Hei',
    'outbound.appointments.booked.heading': 'Varattu',
  } as const;

  test('stand under their names', () => {
    expect(overrideTree(overrides)).toEqual({
      booking: { landing: { title: 'Koe', lead: 'Hei' } },
      outbound: { appointments: { booked: { heading: 'Varattu' } } },
    });
  });

  test('are those of one group where one is named', () => {
    expect(overrideTree(overrides, 'outbound.appointments')).toEqual({ booked: { heading: 'Varattu' } });
    expect(overrideTree(overrides, 'book')).toEqual({});
  });
});
