import { request as send } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Page, Request } from '@playwright/test';
import type {
  Appointment,
  AvailableAppointment,
} from '#areas/appointments/shared/appointments/appointment.ts';
import type { AnswerOf } from '#client/calls/api.ts';
import { addDays, helsinkiDay } from '#contract/time/time.ts';
import { identityCodeOf } from '#demo/identity-code-of.ts';
import { type Answer, answerTo } from './answer.ts';
import { originOf, PORT, SANDBOX, SEEDED_AT } from './fixtures.ts';

/** A response of the portal outside any browser. */
export const answerOf = (brand: string, path: string): Promise<Answer> =>
  answerTo(new URL(originOf(brand) + path));

/** Forwards a browser's request to the portal and returns the text of the response, which the browser never gets. */
export async function deliver(request: Request): Promise<string> {
  const { pathname, search } = new URL(request.url());
  const { host: _, 'accept-encoding': __, ...headers } = await request.allHeaders();
  const to = {
    host: '127.0.0.1',
    port: PORT,
    path: pathname + search,
    method: request.method(),
    headers: { ...headers, host: new URL(request.url()).host },
  };
  return new Promise((resolve, reject) => {
    const sent = send(to, (response) => text(response).then(resolve, reject));
    sent.on('error', reject).end(request.postData() ?? '');
  });
}

export async function callApi<Answer>(brand: string, path: string): Promise<Answer> {
  const { status, text } = await answerOf(brand, path);
  if (status !== 200) throw new Error(`${path} was answered ${status}`);
  return JSON.parse(text) as Answer;
}

/**
 * The n-th day from Monday to Friday that is far enough ahead to be cancelled. Each test that books uses a day of its
 * own, so that they do not take each other's times.
 */
export function weekday(n: number): string {
  const days = Array.from({ length: 60 }, (_, ahead) => addDays(helsinkiDay(SEEDED_AT), ahead + 3));
  const day = days.filter((each) => ![0, 6].includes(new Date(each).getUTCDay()))[n];
  if (!day) throw new Error(`There are no times as far ahead as ${n} weekdays`);
  return day;
}

/** Free times, as a search returns them. */
export async function freeTimes(
  brand: string,
  query: Record<string, string>,
): Promise<AvailableAppointment[]> {
  const path = `/api/appointments?${new URLSearchParams({ lang: 'fi', ...query })}`;
  const { availableAppointments } = await callApi<{
    availableAppointments: { appointments: AvailableAppointment[] };
  }>(brand, path);
  return availableAppointments.appointments;
}

/** Times on the n-th weekday that can be booked without identification. */
async function timesForAnybody(brand: string, n: number): Promise<AvailableAppointment[]> {
  const times = await freeTimes(brand, { startDate: weekday(n) });
  return times.filter(({ requiresAuthToReserve }) => !requiresAuthToReserve);
}

/** A time on the n-th weekday that can be booked without identification; from the last one where `index` is negative. */
export async function freeTime(brand: string, n: number, index = 0): Promise<AvailableAppointment> {
  const time = (await timesForAnybody(brand, n)).at(index);
  if (!time) throw new Error(`${brand} has no free time on ${weekday(n)}`);
  return time;
}

/** The general practitioners of the demo, who see its patients soon, have the first numbers. */
const LAST_GENERAL_PRACTITIONER = 22;

/** Times of an n-th weekday with practitioners whom no patient of the demo sees soon, bookable without identification. */
export async function timesOfSpecialists(brand: string, n: number): Promise<AvailableAppointment[]> {
  const times = await freeTimes(brand, { startDate: weekday(n) });
  return times.filter(
    ({ requiresAuthToReserve, practitioner }) =>
      !requiresAuthToReserve && practitioner.id > LAST_GENERAL_PRACTITIONER,
  );
}

export interface Booked {
  readonly type: string;
  readonly reservationDetails: { readonly appointmentId: number; readonly token: string | null };
}

export const EERO = { identityCode: '021179-905R', firstName: 'Eero', lastName: 'Lehtonen' };
export const ONNI = { identityCode: '090190-9117', firstName: 'Onni', lastName: 'Mäkelä' };
/** Thirteen years old when the demo was seeded. */
export const VIKTOR = {
  identityCode: identityCodeOf(SEEDED_AT, 13, 913),
  firstName: 'Viktor',
  lastName: 'Lindström',
};
export const HELMI = { identityCode: '250655-908E', firstName: 'Helmi', lastName: 'Salonen' };

/** Books the first time of the n-th weekday, from the `index`-th, at which the person is nowhere else. */
export async function bookAnyFrom(page: Page, brand: string, n: number, index: number, person: typeof EERO) {
  let taken = '';
  for (const { id, startDate, endDate } of (await timesForAnybody(brand, n)).slice(index)) {
    // Others of the same moment would be refused like this one, and tries are counted.
    if (startDate < taken) continue;
    taken = endDate;
    const booked = await bookFrom(page, id, person);
    if (booked.type === 'success') return booked;
    if (booked.type !== 'patientInfoConflict') throw new Error(`The booking was answered ${booked.type}`);
  }
  throw new Error(`${brand} has no time on ${weekday(n)} at which ${person.firstName} is nowhere else`);
}

/** Books a time without signing in, from the open page, as its form would. */
export function bookFrom(page: Page, slotId: number, person: typeof EERO): Promise<Booked> {
  const contact = { email: 'journey@example.com', phone: '+358401234567' };
  const body = { ...person, ...contact, slotId, acceptsTerms: true, acceptsBinding: true };
  return reserveFrom(page, '/api/anon/reserve-appointment', body);
}

/** Books a time for the signed-in patient in the same way. */
export function bookSignedIn(page: Page, slotId: number, email: string): Promise<Booked> {
  const body = { slotId, email, phone: '+358401234567', acceptsBinding: true };
  return reserveFrom(page, '/api/reserve-appointment', body);
}

function reserveFrom(page: Page, path: string, body: object): Promise<Booked> {
  return page.evaluate(
    async ([address, content]) => {
      const { session } = JSON.parse(document.querySelector('script#state')?.textContent ?? '{}');
      const response = await fetch(`${address}?lang=fi`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-csrf-token': session.csrfToken,
          'idempotency-key': crypto.randomUUID(),
        },
        body: JSON.stringify(content),
      });
      return response.json();
    },
    [path, body] as const,
  );
}

/** The coming appointments of the signed-in patient. */
export async function ownAppointments(page: Page): Promise<readonly Appointment[]> {
  const { upcoming } = await page.evaluate(async () => {
    const response = await fetch('/api/own-appointments?lang=fi');
    return response.json() as Promise<{ upcoming: Appointment[] }>;
  });
  return upcoming;
}

/** The latest certificate of the signed-in patient, by its number. */
export async function latestCertificate(page: Page): Promise<number> {
  const { certificates } = await page.evaluate(async () => {
    const response = await fetch('/api/certificates');
    // The children's brand has none, and says so with a problem.
    return response.json() as Promise<{ certificates?: { readonly id: number }[] }>;
  });
  return certificates?.[0]?.id ?? 0;
}

/** The latest visit of the signed-in patient, by its number. */
export async function latestVisit(page: Page): Promise<number> {
  const { visits } = await page.evaluate(async () => {
    const response = await fetch('/api/visits?limit=1');
    return response.json() as Promise<{ visits: { readonly id: number }[] }>;
  });
  return visits[0]?.id ?? 0;
}

/** What the signed-in patient has of the laboratory: a referral, the latest day with results, and one of its results. */
export async function laboratoryOf(page: Page): Promise<{ referral: number; date: string; result: number }> {
  const found = await page.evaluate(async () => {
    const list = await fetch('/api/laboratory?lang=fi');
    const { referrals, days } = (await list.json()) as AnswerOf<'GET /api/laboratory'>;
    const date = days[0]?.date;
    const day = date && (await fetch(`/api/laboratory/results/${date}?lang=fi`));
    const results = day ? ((await day.json()) as AnswerOf<'GET /api/laboratory/results/{date}'>) : null;
    const [first] = results?.tests ?? [];
    const result = first?.type === 'package' ? first.items[0]?.id : first?.id;
    return { referral: referrals[0]?.id, date, result };
  });
  // Who has none is told that there is none.
  return { referral: found.referral ?? 1, date: found.date ?? '2001-01-01', result: found.result ?? 1 };
}

/** The same of imaging. */
export async function imagingOf(page: Page): Promise<{ referral: number; date: string }> {
  const { referrals, days } = await page.evaluate(async () => {
    const response = await fetch('/api/imaging?lang=fi');
    return response.json() as Promise<AnswerOf<'GET /api/imaging'>>;
  });
  // Who has none is told that there is none.
  return { referral: referrals[0]?.id ?? 1, date: days[0]?.imagingDate ?? '2001-01-01' };
}

/** What of the signed-in patient is due first, by the portal's number. */
export async function firstInvoice(page: Page): Promise<number> {
  const { invoices } = await page.evaluate(async () => {
    const response = await fetch('/api/payments/invoices-list');
    return response.json() as Promise<{ invoices: { readonly id: number }[] }>;
  });
  return invoices[0]?.id ?? 0;
}

/** The number of the invoice that the clinic's billing makes of an appointment: 128,80 €, and what was charged on top. */
export async function invoiceVisit(identityCode: string, appointment: number): Promise<string> {
  const body = new URLSearchParams({ identityCode, appointment: String(appointment) });
  const answer = await fetch(`${SANDBOX}/invoices`, { method: 'POST', body, redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? '', SANDBOX).searchParams.get('made') ?? '';
}

/** The latest prescription of the signed-in patient, by its number. */
export async function latestPrescription(page: Page): Promise<number> {
  const { prescriptions } = await page.evaluate(async () => {
    const response = await fetch('/api/prescriptions');
    return response.json() as Promise<{ prescriptions: { readonly id: number }[] }>;
  });
  return prescriptions[0]?.id ?? 0;
}

interface SandboxMail {
  readonly subject: string;
  readonly text: string;
  readonly attachments: readonly { readonly filename: string; readonly base64: string }[];
}

/** The sandbox's e-mails to an address. */
export function mailsTo(address: string): Promise<readonly SandboxMail[]> {
  return messagesOf(`${SANDBOX}/mailbox.json?to=${encodeURIComponent(address)}`);
}

/** The sandbox's text messages to a number. */
export function smsTo(number: string): Promise<readonly { readonly text: string }[]> {
  return messagesOf(`${SANDBOX}/phone.json?to=${encodeURIComponent(number)}`);
}

async function messagesOf<Message>(url: string): Promise<readonly Message[]> {
  const response = await fetch(url);
  return ((await response.json()) as { messages: readonly Message[] }).messages;
}
