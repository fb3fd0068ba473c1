import { describe, expect, test } from 'vitest';
import { renderPage } from '#app/testing/render-page.ts';
import type { Appointment } from '#domain/appointments/appointment.ts';
import { ownAppointment, remoteAppointment } from './fixtures.ts';

const key = 'GET /api/own-appointments/{ids}';
const show = async (url: string, ...appointments: Appointment[]) =>
  (await renderPage(url, { answers: { [key]: { appointments } } })).html;

describe('an appointment', () => {
  test('tells everything about itself', async () => {
    const html = await show('/fi/ajanvaraukset/72', ownAppointment({ notes: 'Ole syömättä 10 tuntia.' }));
    for (const words of [
      'Maanantai 23. marraskuuta 2026',
      'klo 14.30–14.50',
      'Ilona Heikkinen',
      'Erikoislääkäri · Yleislääketiede',
      '20 minuuttia',
      'Esimerkkikatu 1',
      '2. kerros, huone 14',
      'Ilmoittaudu 2. kerroksen vastaanottoon.',
      'Ole syömättä 10 tuntia.',
      'Lisää kalenteriin',
      'Peru aika',
    ]) {
      expect(html).toContain(words);
    }
    expect(html).toMatch(/href="https:[^"]+Esimerkkikatu/);
  });

  test('says what is particular to its kind', async () => {
    const html = await show(
      '/en/appointments/72',
      ownAppointment({ isSpecificTime: false, isCovidTestAppointment: true }),
    );
    expect(html).toContain('Your appointment will start at some point during this time.');
    expect(html).toContain('wear a mask in the waiting room');
    const usual = await show('/en/appointments/72', ownAppointment());
    expect(usual).not.toContain('some point');
    expect(usual).not.toContain('mask');
  });

  test('has its price from, and a Kela65 one its price', async () => {
    const additionalFees = [{ name: 'service fee', rateEuros: 9 }];
    const rate = { code: 'LVO20', name: 'Doctor’s appointment, 20 min', rateEuros: 28.2, additionalFees };
    const html = await show('/en/appointments/72', ownAppointment({ practitionerRate: rate }));
    expect(html).toContain('from €28.20');
    expect(html).toContain('€9.00');
    expect(html).toContain('Doctor’s appointment, 20 min');
    const kela65 = { ...rate, code: 'Y65V' };
    const fixed = await show('/en/appointments/72', ownAppointment({ practitionerRate: kela65 }));
    expect(fixed).toContain('>€28.20');
    expect(fixed).not.toContain('from €28.20');
  });

  test('that is remote has no address to go to', async () => {
    const html = await show('/en/appointments/73', remoteAppointment);
    expect(html).toContain('The appointment is a video call.');
    expect(html).toContain('You cannot join a video or chat appointment in the online service yet.');
    expect(html).not.toContain('Show the route on a map');
  });

  test('can be cancelled only if the server says so', async () => {
    const late = ownAppointment({
      startDate: '2026-11-21T08:00:00.000Z',
      endDate: '2026-11-21T08:20:00.000Z',
      mayCancel: false,
    });
    const html = await show('/en/appointments/72', late);
    expect(html).not.toContain('Cancel appointment');
    expect(html).toContain(
      'The appointment is in less than 24 hours, so it can no longer be cancelled online.',
    );
    expect(html).toContain('If you cancel or do not come, we charge the price of the visit.');
  });

  test('goes by the notice of the brand that it was booked with', async () => {
    const html = await show('/en/appointments/72', ownAppointment({ cancellationNoticeHours: 12 }));
    expect(html).toContain(
      'You can cancel free of charge up to 12 hours before the appointment. If you cancel later or do not come, we charge the price of the visit.',
    );
    expect(html).toContain('href="tel:0103803838"');
  });

  test('that the clinic cancelled says that the clinic calls', async () => {
    const html = await show(
      '/en/appointments/72',
      ownAppointment({ hasAppointeeCanceled: true, mayCancel: false }),
    );
    expect(html).toContain('The clinic has had to cancel this appointment');
    expect(html).toContain('We will contact you to book a new time.');
    expect(html).not.toContain('Add to calendar');
  });

  test('that the patient cancelled offers a new one', async () => {
    const html = await show(
      '/en/appointments/72',
      ownAppointment({ hasPatientCanceled: true, mayCancel: false }),
    );
    expect(html).toContain('You have cancelled this appointment');
    expect(html).toContain('Book a new appointment');
  });

  test('shares a page with those that belong to it', async () => {
    const html = await show('/en/appointments/72,73', ownAppointment(), remoteAppointment);
    expect(html).toMatch(/<h1[^>]*>Appointments<\/h1>/);
    expect(html.match(/<article/g)).toHaveLength(2);
  });

  test.each([
    ['/fi/ajanvaraukset/9', 'Ajanvarausta ei löytynyt', '/fi/ajanvaraus'],
    ['/sv/tidsbokningar/9', 'Tidsbokningen hittades inte', '/sv/tidsbokning'],
    ['/en/appointments/9', 'The appointment could not be found', '/en/booking'],
  ])('%s that is not there leaves a way to reserve another', async (url, words, book) => {
    const { html } = await renderPage(url, { problems: { [key]: 'notFound' } });
    expect(html).toContain(words);
    expect(html).toContain(`href="${book}"`);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  test('that cannot be shown leaves a retry', async () => {
    const { html } = await renderPage('/en/appointments/9', {
      problems: { [key]: 'temporarilyUnavailable' },
    });
    expect(html).toContain('We could not show the appointment');
    expect(html).toContain('Try again');
  });
});
