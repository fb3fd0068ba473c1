import { describe, expect, test } from 'vitest';
import { visitorSession } from '#app/testing/page-state.ts';
import { renderFrame } from '#app/testing/render-frame.tsx';
import { renderPage } from '#app/testing/render-page.ts';
import { definePage } from '#client/pages/page.ts';
import type { SessionState } from '#contract/session/session.ts';
import { freeTime } from '../reservation/fixtures.ts';
import type { ReservationDetails } from '../reservation-contract.ts';
import { BookedView } from './BookedView.tsx';

const booked: ReservationDetails = {
  appointmentId: 12,
  appointment: freeTime(),
  calendar: {
    uid: '5f0c1e52-7d0e-8b61-9f4e-2f6f0d1c9a72',
    sequence: 0,
    organizer: { name: 'Kaari', email: 'ajanvaraus@kaari.example' },
  },
  token: null,
  confirmations: { email: 'aino@example.com', phone: null },
};
const url = '/en/available-appointments/7001/success';

function render(details: ReservationDetails, session: Partial<SessionState> = {}): Promise<string> {
  const page = definePage({
    key: 'reservation-success',
    messages: ['booking'],
    title: () => '',
    Component: () => <BookedView details={details} />,
  });
  return renderFrame({ page, url, brand: 'kaari', session: { ...visitorSession, ...session } });
}

describe('a booking that was made', () => {
  test('says when, with whom, where, and what happens next', async () => {
    const html = await render(booked);
    for (const words of [
      'See you on Monday 23 November at 8:00.',
      'Ilona Heikkinen',
      'Esimerkkikatu 1, 00100 Helsinki',
      'What happens next?',
      'Add to calendar',
    ])
      expect(html).toContain(words);
    expect(html).toContain('href="https://www.openstreetmap.org/search?query=Esimerkkikatu+1');
  });

  test('leads a patient to the appointment, and others through its link', async () => {
    expect(await render(booked)).toContain('href="/en/appointments/12"');
    const token = btoa('12_abcdefghijk').replaceAll('=', '');
    expect(await render({ ...booked, token })).toContain(`href="/en/appointment/${token}"`);
  });

  test('offers no cancelling in the app’s own booking', async () => {
    expect(await render(booked)).toContain('Cancel appointment');
    const html = await render(booked, { sessionScope: 'inAppBooking' });
    expect(html).not.toContain('Cancel appointment');
  });

  test.each([
    ['videoAppointment', 'The confirmation tells you how to join.'],
    ['phoneAppointment', 'The practitioner will call you at the agreed time.'],
  ] as const)('needs no directions for a %s', async (locationType, words) => {
    const clinic = { ...booked.appointment.clinic, address: null };
    const html = await render({
      ...booked,
      appointment: freeTime({ isRemote: true, locationType, clinic }),
    });
    expect(html).toContain(words);
    expect(html).not.toContain('Directions');
  });
});

test('the success page has its heading while it looks for what was booked', async () => {
  const { html } = await renderPage(url);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain('Your appointment is booked');
});
