import { expect, test } from 'vitest';
import { fixtureBrand } from '#brands/fixture-brand.ts';
import { brandOf } from '#brands/registry.ts';
import { LANGUAGES } from '#contract/language/language.ts';
import { appointmentToken } from '#contract/routes/appointment-token.ts';
import { href } from '#contract/routes/routes.ts';
import type { HealthCareType } from '#contract/values/health-care-type.ts';
import type { AppointmentNotice } from './appointment-messages.ts';
import type { MessageSource } from './message-parts.ts';
import { renderEmail, renderSms } from './render-message.ts';

const notice: AppointmentNotice = {
  appointmentId: 77,
  practitionerId: 1,
  isRemote: false,
  token: null,
  startsAt: '2026-03-30T06:05:00.000Z',
  endsAt: '2026-03-30T06:25:00.000Z',
  kind: 'Vastaanotto',
  practitioner: { name: 'Ilona Heikkinen', title: 'yleislääkäri' },
  clinic: { id: 'KAM', name: 'Kamppi', address: null, cmsContent: null },
};

const source: MessageSource = {
  template: 'appointment-booked',
  brand: fixtureBrand,
  language: 'fi',
  notice,
  identity: {
    uid: '5f0c1e52-7d0e-8b61-9f4e-2f6f0d1c9a72',
    sequence: 0,
    organizer: { name: 'Koe', email: 'koe@koe.example' },
  },
  origin: 'http://koe.localhost:3000',
  createdAt: new Date('2026-03-23T06:00:00.000Z'),
};

test('a confirmation says what was told of the price, and other messages do not', () => {
  const of = (changes: Partial<AppointmentNotice>, template: MessageSource['template'] = source.template) =>
    renderEmail({ ...source, template, notice: { ...notice, ...changes } }).text;
  expect(of({ price: { cents: 9680, isFixed: false } })).toContain('\nHinta: alkaen 96,80\u00a0€\n');
  expect(of({ price: { cents: 2820, isFixed: true } })).toContain('\nHinta: 28,20\u00a0€\n');
  expect(of({})).not.toContain('Hinta');
  expect(of({ price: { cents: 9680, isFixed: false } }, 'appointment-reminder')).not.toContain('€');
});

test('a message leads to the page of its clinic, where that has one', () => {
  const at = (clinic: AppointmentNotice['clinic'], template: MessageSource['template'] = source.template) =>
    renderEmail({ ...source, template, notice: { ...notice, clinic } }).text;
  const address = 'http://koe.localhost:3000/fi/toimipisteet/kamppi';
  expect(at({ ...notice.clinic, slug: 'kamppi' })).toContain(`Toimipisteen sivu: ${address}`);
  expect(at({ ...notice.clinic, slug: 'kamppi' }, 'appointment-reminder')).toContain(address);
  // Nobody goes there any more.
  expect(at({ ...notice.clinic, slug: 'kamppi' }, 'appointment-cancelled')).not.toContain(address);
  expect(at(notice.clinic)).not.toContain('toimipisteet');
});

test('a message says whom late cancelling costs something', () => {
  const of = (healthCareType: HealthCareType) =>
    renderEmail({ ...source, notice: { ...notice, healthCareType } }).text;
  expect(of('occupational')).toContain(
    'veloitamme käynnin hinnan työnantajaltasi. Sinulta emme veloita mitään.',
  );
  expect(of('insurance')).toContain('veloitamme käynnin hinnan sinulta.');
  expect(of('insurance')).toContain(`numerosta ${fixtureBrand.customerServicePhone}.`);
  expect(of('kela65')).toContain('veloitamme käynnin hinnan. ');
});

test('a message has the words of its brand in place of the portal’s', () => {
  const { subject, text } = renderEmail(source);
  expect(text).toMatch(/^Kokeen vahvistus\n/);
  expect(subject).toMatch(/^Ajanvarauksesi on vahvistettu/);
  expect(text).toContain(
    'Voit perua ajan maksutta viimeistään 48 tuntia ennen sen alkua. Jos perut myöhemmin tai et tule, veloitamme käynnin hinnan.',
  );
  expect(renderEmail({ ...source, brand: brandOf('kaari') }).text).toMatch(
    /^Ajanvarauksesi on vahvistettu\n/,
  );
});

test('a patient whose language the brand does not have gets the brand’s first, with links that exist', () => {
  const { text } = renderEmail({ ...source, language: 'sv' });
  expect(text).toMatch(/^Kokeen vahvistus\n/);
  expect(renderSms({ ...source, language: 'sv' })).toContain('http://koe.localhost:3000/fi/');
  expect(renderSms({ ...source, language: 'en' })).toContain('http://koe.localhost:3000/en/');
});

test('a name of several words has a space before the hyphen of its compound', () => {
  const { text } = renderEmail({ ...source, brand: { ...fixtureBrand, name: 'Oma Terveys' } });
  expect(text).toContain('Olet varannut ajan Oma Terveys\u00A0-palvelussa.');
  expect(text).toContain('Ystävällisin terveisin\nOma Terveys\n');
});

test.each(['appointment-reminder', 'earlier-time-offered', 'appointment-cancelled-by-clinic'] as const)(
  'a message that nobody has just asked for says nothing of what the visit is for: %s',
  (template) => {
    const { text } = renderEmail({ ...source, template });
    expect(text).toContain('Asiantuntija: Ilona Heikkinen\n');
    expect(text).not.toContain('Vastaanoton tyyppi');
  },
);

test('a parent reads that an older child identifies to cancel, and what number to call', () => {
  const forChild = { ...source, brand: brandOf('pikkujatti'), notice: { ...notice, child: 'Leo' } };
  const { text } = renderEmail({ ...forChild, language: 'sv' });
  expect(text).toContain('Om ditt barn får förhinder, ring vår kundtjänst');
  expect(text).toContain('högst 11 år kan du också avboka på nätet. Ett äldre barn måste identifiera sig');
  expect(text).not.toContain('avboka tiden på nätet');
});

test('a confirmation within the notice offers no free cancelling', () => {
  const { text } = renderEmail({ ...source, createdAt: new Date('2026-03-29T06:00:00.000Z') });
  expect(text).toContain(
    'Tätä aikaa ei voi enää perua maksutta. Jos perut tai et tule, veloitamme käynnin hinnan.',
  );
  expect(text).not.toMatch(/Voit perua|verkossa/);
});

test.each([
  ['fi', 'Voit perua ajan maksutta viimeistään 24 tuntia ennen.', 'Aikaa ei voi enää perua maksutta.'],
  ['sv', 'Du kan avboka utan avgift senast 24 timmar före.', 'Tiden kan inte längre avbokas utan avgift.'],
  [
    'en',
    'You can cancel free of charge up to 24 hours before.',
    'It can no longer be cancelled free of charge.',
  ],
] as const)(
  'a text message about a booking says in %s until when it is cancelled free of charge',
  (language, rule, late) => {
    const sms = { ...source, brand: brandOf('kaari'), language };
    expect(renderSms(sms)).toContain(`Kamppi. ${rule} `);
    expect(renderSms({ ...sms, notice: { ...notice, child: 'Elsa' } })).toContain(`Kamppi. ${rule} `);
    const written = new Date('2026-03-29T07:00:00.000Z');
    expect(renderSms({ ...sms, createdAt: written })).toContain(`Kamppi. ${late} `);
    expect(renderSms({ ...sms, template: 'appointment-reminder' })).toContain(`Kamppi. ${rule} `);
    expect(renderSms({ ...sms, template: 'appointment-cancelled' })).not.toContain(rule);
  },
);

test('a remote appointment says in e-mail and calendar how it is joined, and one by phone does not', () => {
  const of = (changes: Partial<AppointmentNotice>) => {
    const { text, calendar } = renderEmail({ ...source, notice: { ...notice, isRemote: true, ...changes } });
    return [text, calendar?.content.replaceAll('\r\n ', '').replaceAll('\\', '') ?? ''];
  };
  const byVideo = 'Liity videovastaanotolle verkkopalvelussa: kirjaudu ja avaa ajanvaraus.';
  const byPhone = `Chat-vastaanottoon ei voi vielä liittyä verkkopalvelussa. Soita asiakaspalveluumme numeroon ${fixtureBrand.customerServicePhone}, niin`;
  for (const told of of({ locationType: 'videoAppointment' })) expect(told).toContain(byVideo);
  for (const told of of({ locationType: 'remoteAppointment' })) expect(told).toContain(byPhone);
  for (const told of of({ locationType: 'phoneAppointment' })) {
    expect(told).not.toContain(byVideo);
    expect(told).not.toContain(byPhone);
  }
});

test('a calendar entry has an address that asks for a login, and no part of the secret in the link', () => {
  const token = appointmentToken(77, 'a-secret-of-some-length');
  const email = renderEmail({ ...source, notice: { ...notice, token } });
  expect(email.text).toContain(token);
  const content = email.calendar?.content.replaceAll('\r\n ', '') ?? '';
  expect(content).toContain('URL:http://koe.localhost:3000/fi/ajanvaraukset/77\r\n');
  expect(content).not.toContain(token);
});

test('a moved appointment is told with both times, and its calendar entry is published again', () => {
  const moved = {
    ...source,
    template: 'appointment-moved',
    notice: { ...notice, movedFrom: '2026-03-29T09:00:00.000Z' },
    identity: { ...source.identity, sequence: 1 },
  } as const;
  const { subject, text, calendar } = renderEmail(moved);
  expect(subject).toContain('Aikasi on siirretty');
  expect(text).toContain('Aiempi aika: sunnuntai 29.3. klo 12.00');
  expect(calendar?.method).toBe('PUBLISH');
  expect(calendar?.content).toContain('SEQUENCE:1\r\n');
  const { text: child } = renderEmail({ ...moved, notice: { ...moved.notice, child: 'Elsa' } });
  expect(child).toContain('Siirsit lapsesi ajan');
});

test('who booked it reads that another has moved it, and their calendar entry is published again', () => {
  const { subject, text, calendar } = renderEmail({
    ...source,
    template: 'booked-appointment-moved',
    notice: { ...notice, child: 'Elsa', movedFrom: '2026-03-29T09:00:00.000Z' },
    identity: { ...source.identity, sequence: 1 },
  });
  expect(subject).toContain('Varaamasi aika on siirretty');
  expect(text).toContain('Lapsi: Elsa');
  expect(text).toContain('Aiempi aika: sunnuntai 29.3. klo 12.00');
  expect(text).not.toContain('Siirsit');
  expect(calendar?.method).toBe('PUBLISH');
  expect(calendar?.content).toContain('SEQUENCE:1\r\n');
});

/** What a text message carries 153 of in each part; one letter beyond it (a typographic apostrophe) leaves room for 67. */
const THREE_PARTS = /^[\x20-\x5F\x61-\x7AÄÅÉÖäåéö]{1,459}$/;

test.each(
  LANGUAGES.flatMap((language) =>
    [undefined, 'Aleksanteri'].map((child) => ({ language, ...(child && { child }) })),
  ),
)('a text message has three parts at most: $language $child', ({ language, ...whose }) => {
  const token = 'A1'.repeat(10);
  const texts = (
    [
      'appointment-booked',
      'appointment-cancelled',
      'booked-appointment-cancelled',
      'appointment-booked-by-visitor',
      'appointment-disowned',
      'appointment-reminder',
      'appointment-moved',
      'booked-appointment-moved',
    ] as const
  ).map((template) =>
    renderSms({
      ...source,
      template,
      language,
      brand: brandOf('pikkujatti'),
      origin: 'https://pikkujatti.example',
      notice: { ...notice, token, disowningToken: token, ...whose },
    }),
  );
  expect(texts.filter((text) => !THREE_PARTS.test(text))).toEqual([]);
});

test.each(LANGUAGES)(
  'a proposed charge asks for an answer after a login, and says nothing of the visit: %s',
  (language) => {
    const charged = {
      ...source,
      template: 'additional-charge-proposed' as const,
      brand: brandOf('kaari'),
      language,
    };
    for (const child of [undefined, 'Elsa']) {
      const of = { ...charged, notice: { ...notice, ...(child && { child }) } };
      const { subject, text, calendar } = renderEmail(of);
      const sms = renderSms(of);
      for (const words of [subject, text, sms]) {
        expect(words).not.toMatch(/Ilona|Vastaanotto|Kamppi/);
        if (child) expect(words).toContain(child);
      }
      const address = href('appointments-additional-payment-approval-page', { id: 77 }, language);
      expect(text).toContain(`http://koe.localhost:3000${address}`);
      expect(sms).toContain(address);
      expect(calendar).toBeNull();
    }
  },
);

test('a confirmation tells on whose insurance it is, and no message that comes unasked does', () => {
  const insured = {
    ...source,
    notice: { ...notice, insurance: { insurer: 'IF', reimbursement: 'USE_REIMBURSEMENT' } },
  } as const;
  expect(renderEmail(insured).text).toContain('\nVakuutus: If. Suorakorvaus: laskutamme vakuutusyhtiötä.\n');
  expect(renderEmail({ ...insured, brand: brandOf('kaari'), language: 'sv' }).text).toContain(
    'Försäkring: If. Direktersättning: vi fakturerar försäkringsbolaget.',
  );
  expect(renderEmail({ ...insured, template: 'appointment-reminder' }).text).not.toContain('Vakuutus');
  expect(renderEmail(source).text).not.toContain('Vakuutus');
});
