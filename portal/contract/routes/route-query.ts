import { isCalendarDay } from '../time/calendar-day.ts';
import { INFORMATION_TABS } from './information-tabs.ts';
import { isInternalPath } from './internal-path.ts';
import { isId, type PageKey } from './route-params.ts';
import { TIMELINE_KINDS } from './timeline-kinds.ts';

/** Reads one query parameter from its values; absent, unknown or malformed values read as the default. */
type Field<Value> = (values: readonly string[]) => Value;

type Scalar = string | boolean | null;

/** The parameter's first valid value, else null. */
function single(isValid: (value: string) => boolean): Field<string | null> {
  return (values) => values.find(isValid) ?? null;
}

/**
 * Maximum number of values of one search parameter. The form chooses one of each; a hand-written address
 * names a few.
 */
export const MOST_REPEATED = 20;

/** Every valid value once, in order; those after the twentieth are left out. */
function repeated(isValid: (value: string) => boolean): Field<readonly string[]> {
  return (values) => [...new Set(values.filter(isValid))].slice(0, MOST_REPEATED);
}

function oneOf<const Value extends string, const Default extends string | null>(
  allowed: readonly Value[],
  fallback: Default,
): Field<Value | Default> {
  return (values) => values.find((value): value is Value => allowed.includes(value as Value)) ?? fallback;
}

/** A code that the page has a text for; any other that is not empty reads as `unknown`. */
function errorCode<const Code extends string>(known: readonly Code[]): Field<Code | 'unknown' | null> {
  const read = oneOf(known, null);
  return (values) => read(values) ?? (values.some((value) => value !== '') ? 'unknown' : null);
}

/** Why a payment is not begun. */
export const PAYMENT_REFUSALS = [
  'invoiceNotFound',
  'invoiceAlreadyPaid',
  'invoiceSumNotValid',
  'notPayableOnline',
  'underWay',
  'emailRequired',
  'unavailable',
] as const;

/** Why somebody without a login begins no payment. */
export const GUEST_REFUSALS = ['notPayable', 'unavailable', 'tooManyRequests'] as const;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const path = single(isInternalPath);
const payment = single((value) => UUID.test(value));
/** Codes of specialties, clinics and municipalities; `ä` and `ö` occur in the last. */
const codes = repeated((value) => /^[\p{L}\d-]{1,40}$/u.test(value));

const scope = { scope: oneOf(['inAppBooking'], null) };
const next = { next: path };
/** A page of a list, from 2: the first has no number. */
const paged = { page: single((value) => /^([2-9]|[1-9]\d{1,3})$/.test(value)) };

/** A search for free times; the address reproduces it. */
const search = {
  practitionerIds: repeated(isId),
  specialtyIds: codes,
  clinicIds: codes,
  municipalityIds: codes,
  includeRemote: (values: readonly string[]) => values[0] === 'true',
  startDate: single(isCalendarDay),
  timeOfDay: oneOf(['all', 'morning', 'afternoon', 'evening'], 'all'),
  /** The patient's appointment that another time is looked for. */
  reschedule: single(isId),
  ...scope,
};

/** The decision of an insurer's permit page, as in its way back. */
const insuranceReturn = {
  status: oneOf(['directcompensationallowed', 'directcompensationdenied', 'cancel', 'error'], null),
  ...scope,
};

/** The query parameters of each page that has any (PAGE-16). */
const QUERIES = {
  'appointment-reservation-landing-page': scope,
  'private-appointment-list': search,
  'insurance-appointment-list': search,
  'kela65-appointment-list': search,
  'ohc-appointment-list': search,
  'ohc-landing-page-for-anonymous-users': scope,
  'reserve-appointment-for-anonymous-users': scope,
  'reserve-appointment-for-anonymous-users-insurance': scope,
  'reserve-appointment-for-anonymous-users-kela65': scope,
  'reserve-appointment-for-anonymous-users-occupational': scope,
  /** What has become of saying who pays, where it is no success. */
  'reservation-success-insurance': { concept: oneOf(['failed', 'denied'], null) },
  'reserve-appointment': scope,
  'reserve-appointment-insurance': insuranceReturn,
  'reserve-appointment-kela65': scope,
  'reserve-appointment-occupational': scope,
  'login-page-for-anonymous-users': {
    nextPath: path,
    error: errorCode(['cancelled', 'failed', 'replayed', 'expired', 'unavailable']),
    /**
     * The question before logging out, where no script asks it; or the result: everywhere, in this browser, or
     * elsewhere.
     */
    logOut: oneOf(['ask', 'done', 'here', 'elsewhere'], null),
  },
  'hpa-front-page': { nextPath: path, error: errorCode(['disallowed', 'guardianNeeded']) },
  'choose-child': { nextPath: path },
  'registration-page': next,
  'registration-page-for-iav-users': next,
  'new-customer': next,
  'hpa-register': {
    ...next,
    /** The guardian's child to register as a patient, as `GET /api/guardianship/children` names them. */
    child: single((value) => /^[\w-]{22}$/.test(value)),
  },
  mfa: next,
  'session-timed-out': {
    ...next,
    /** Which limit has ended the session: nothing was done for long, or it has lasted as long as any may. */
    reason: oneOf(['idle', 'longest'], 'idle'),
  },
  'my-information': {
    ...next,
    /** Url-safe base64 of a JSON object, padded or not; read where it is acted on. */
    saveAction: single((value) => /^[\w-]{2,1000}={0,2}$/.test(value)),
    anchor: single((value) => /^[a-z][\w-]{0,63}$/i.test(value)),
    tab: oneOf(INFORMATION_TABS, null),
  },
  /** What an app asks for, sealed by the server. */
  'record-app': { request: single((value) => /^[\w-]{40,1900}$/.test(value)) },
  'patient-data-consent': {
    ...next,
    /** Whether the upload of the Kela card is offered there, too. */
    kelaCard: oneOf(['hidden'], null),
  },
  'conversation-new': {
    /** The closed conversation that it goes on from. */
    thread: single(isId),
    /** What of the record it is about, and of which day. */
    about: oneOf(['appointment', 'visit', 'laboratory', 'imaging'], null),
    date: single(isCalendarDay),
    /** The team that it is to, where another page leads to one. */
    team: single((value) => /^[a-z\d-]{1,40}$/.test(value)),
  },
  /** Its first tab, the benefits, has no name in the address. */
  'sickness-fund-page': { tab: oneOf(['use', 'how', 'contact'], null) },
  'vaccinations-list': paged,
  'prescriptions-list': paged,
  'lab-result': paged,
  certificates: paged,
  'invoices-page': paged,
  'health-record': {
    ...paged,
    kind: oneOf(TIMELINE_KINDS, null),
    year: single((value) => /^[1-9]\d{3}$/.test(value)),
    /** Why a file that is linked there was not sent: the identification is too old, or it can be asked for again later. */
    refused: oneOf(['identifyAgain', 'later'], null),
  },
  /** Which payment, where it is known: its patient is shown what it was. */
  'payment-page': { payment, ...next },
  'invoice-payment-page': {
    /** A payment that was begun without scripts. */
    payment,
    /** Why none was begun, without scripts. */
    refused: oneOf(PAYMENT_REFUSALS, null),
    /** Invoices that are paid along with the one of the address. */
    and: repeated(isId),
    /** Where the payer goes on afterwards. */
    ...next,
  },
  /** Which of the conversations, which the page itself knows, and after which of them: absent, the first. */
  workspace: {
    category: single((value) => /^[a-z]{4,20}$/i.test(value)),
    after: single((value) => /^\d{1,18}-[1-9]\d{0,14}$/.test(value)),
  },
  /** A conversation with the patient whom the new one is about. */
  'workspace-sign-in': { nextPath: path },
  'workspace-start': {
    about: single(isId),
    /** As whom a conversation about the patient is started; absent: as who cares for them. */
    as: oneOf(['supervisor'], null),
  },
  'invoice-notification-landing-page': {
    /** A payment that was begun there without a login. */
    payment,
    /** Why none was begun, without scripts. */
    refused: oneOf(GUEST_REFUSALS, null),
    /** What was wrong in the form then, by its fields. */
    wrong: repeated((value) => ['invoiceNumber', 'sum', 'email'].includes(value)),
  },
  'pay-visit-page': {
    invoiceNumber: single((value) => /^[A-Za-z\d-]{1,30}$/.test(value)),
    /** Of the visit, where the number on its invoice is not known. */
    appointmentId: single(isId),
  },
} as const satisfies Partial<Record<PageKey, Readonly<Record<string, Field<Scalar | readonly string[]>>>>>;

type Queries = typeof QUERIES;
type ValuesOf<Fields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends Field<infer Value> ? Value : never;
};

/** A page's query, complete: parameters missing from the address have their default. */
export type PageQuery<Key extends PageKey = PageKey> = Key extends keyof Queries
  ? ValuesOf<Queries[Key]>
  : Readonly<Record<never, never>>;

function fieldsOf(key: PageKey): [string, Field<Scalar | readonly string[]>][] {
  return key in QUERIES ? Object.entries(QUERIES[key as keyof Queries]) : [];
}

/** Reads a page's query. Never fails: unknown parameters are left out, wrong values read as the default. */
export function parseQuery<Key extends PageKey>(key: Key, search: URLSearchParams): PageQuery<Key> {
  const entries = fieldsOf(key).map(([name, read]) => [name, read(search.getAll(name))]);
  return Object.fromEntries(entries) as PageQuery<Key>;
}

/** Writes a page's query in canonical order, `?…` or nothing; defaults are left out. */
export function writeQuery<Key extends PageKey>(key: Key, query: Partial<PageQuery<Key>>): string {
  const search = new URLSearchParams();
  const given = query as Readonly<Record<string, Scalar | readonly string[] | undefined>>;
  for (const [name, read] of fieldsOf(key)) {
    const value = read([given[name] ?? []].flat().map(String));
    if (value === read([])) continue;
    for (const one of [value].flat()) search.append(name, String(one));
  }
  return search.size > 0 ? `?${search}` : '';
}
