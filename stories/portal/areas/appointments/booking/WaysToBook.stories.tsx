import { patientReader } from '@portal/web/areas/appointments/booking/moving/fixtures.ts';
import {
  freeTime,
  openTime,
  PRIVATE_TERMS,
} from '@portal/web/areas/appointments/booking/reservation/fixtures.ts';
import type { FreeTime } from '@portal/web/areas/appointments/booking/reservation-contract.ts';
import { insurerTerms } from '@portal/web/areas/appointments/shared/insurance/insurer-terms.ts';
import { BOOKING_KINDS } from '@portal/web/areas/appointments/shared/visit-rules/booking-kinds.ts';
import { brandOf } from '@portal/web/brands/registry.ts';
import type { AnyReservationPageKey } from '@portal/web/contract/routes/booking-pages.ts';
import type { HealthCareType } from '@portal/web/contract/values/health-care-type.ts';
import { visitorSession } from '@portal/web/shell/browser/testing/page-state.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { PageOptions } from '../../../page-state.ts';
import { alike, further, pageStory } from '../../../page-story.tsx';

const meta = { title: 'Pages/Booking/Ways to book' } satisfies Meta;

export default meta;

const FREE = 'GET /api/appointments/free/{id}';
const POHJOLA = 'GET /api/insurance/pohjola-check/{date}';
const POLICY = 'GET /api/insurance/lahitapiola-policy-check';
const PERMITS = 'GET /api/insurance/lahitapiola-direct-compensation-permits/{lang}';

function timeOf(
  healthCareType: HealthCareType,
  changes: Partial<typeof PRIVATE_TERMS> = {},
  time: Parameters<typeof freeTime>[0] = {},
): FreeTime {
  return openTime({
    appointment: freeTime({ practitionerRate: null, ...time }),
    reader: patientReader,
    terms: { ...PRIVATE_TERMS, ...BOOKING_KINDS[healthCareType], healthCareType, ...changes },
  });
}
const insured = (time: Parameters<typeof freeTime>[0] = {}) => {
  const visit = { isRemote: time?.isRemote ?? false, isUnderage: false, day: '2026-11-23', policies: null };
  return timeOf('insurance', { insurers: insurerTerms(brandOf('kaari'), visit) }, time);
};
const insurance = (answers: PageOptions['answers'], free = insured()) =>
  pageStory({
    key: 'reserve-appointment-insurance',
    params: { id: 7001 },
    answers: { [FREE]: free, ...answers },
  });

type Play = NonNullable<StoryObj['play']>;
/** Presses a choice once it is there. */
async function press(canvasElement: HTMLElement, value: string): Promise<void> {
  await waitFor(() => expect(canvasElement.querySelector(`input[value=${value}]`)).not.toBeNull());
  await userEvent.click(canvasElement.querySelector(`input[value=${value}]`) as Element);
}
/** Chooses a company, of which something is then said. */
const chooses =
  (company: string): Play =>
  async ({ canvas, canvasElement }) => {
    await press(canvasElement, company);
    // That it is being checked is said in fewer words.
    const isTold = () => canvas.getAllByRole('status').some(({ textContent }) => textContent.length > 60);
    await waitFor(() => expect(isTold()).toBe(true));
  };

/** If can pay in three ways; direct compensation asks for a consent. */
export const If = {
  ...further(insurance({}, insured({ isRemote: true }))),
  play: async ({ canvasElement }: Parameters<Play>[0]) => {
    await press(canvasElement, 'IF');
    await press(canvasElement, 'USE_REIMBURSEMENT');
    const input = (selector: string) => canvasElement.querySelector(`input${selector}`);
    await waitFor(() => expect(input('[name=acceptsDirectCompensation]')).not.toBeNull());
    await expect(input('[value=COMPANY_REIMBURSEMENT]')).toBeDisabled();
  },
};

export const PohjolaFound = {
  ...alike(insurance({ [POHJOLA]: { type: 'FOUND', hasInsurance: true } })),
  play: chooses('OP'),
};

export const PohjolaFailed = { ...alike(insurance({ [POHJOLA]: { type: 'ERROR' } })), play: chooses('OP') };

const BACK = { symptom: 'Selkäkipu', bodyPart: 'Alaselkä', validTo: '2027-01-31', contentHash: 'a' };
const ANKLE = { symptom: 'Nyrjähdys', bodyPart: 'Vasen nilkka', validTo: '2027-02-15', contentHash: 'b' };

/** The insurer has permitted direct compensation. */
export const Permitted = {
  ...further(
    insurance({
      [POLICY]: { type: 'INSURANCE_FOUND' },
      [PERMITS]: {
        type: 'INSURANCE_FOUND_WITH_PERMITS',
        permits: [BACK],
      },
    }),
  ),
  play: chooses('LAHITAPIOLA'),
};

/** Permits for the body, and a visit to somebody who treats the mind: it is said, and nothing is chosen for the patient. */
export const PermittedForSomethingElse = {
  ...further(
    insurance(
      {
        [POLICY]: { type: 'INSURANCE_FOUND' },
        [PERMITS]: { type: 'INSURANCE_FOUND_WITH_PERMITS', permits: [BACK, ANKLE] },
      },
      insured({ specialtyData: { specialties: [{ code: 'PSY', name: 'Psykiatria' }] } }),
    ),
  ),
  play: async (context: Parameters<Play>[0]) => {
    await chooses('LAHITAPIOLA')(context);
    const { canvasElement } = context;
    await expect(canvasElement.querySelector('input[value=USE_REIMBURSEMENT]')).not.toBeChecked();
    await press(canvasElement, 'USE_REIMBURSEMENT');
    await waitFor(() => expect(canvasElement.querySelector('input[name=permit]')).not.toBeNull());
    await expect(canvasElement.querySelector('input[name=permit]:checked')).toBeNull();
  },
};

/** There is a policy and no permit: it is applied for on the insurer's page. */
export const NoPermit = {
  ...alike(
    insurance({ [POLICY]: { type: 'INSURANCE_FOUND' }, [PERMITS]: { type: 'INSURANCE_FOUND_NO_PERMITS' } }),
  ),
  play: chooses('LAHITAPIOLA'),
};

export const Occupational = further(
  pageStory({
    key: 'reserve-appointment-occupational',
    params: { id: 7001 },
    answers: { [FREE]: timeOf('occupational', { confirmation: 'both' }) },
  }),
);

export const OccupationalRefused = alike(
  pageStory({
    key: 'reserve-appointment-occupational',
    params: { id: 7001 },
    answers: { [FREE]: { type: 'occupational-refused', reason: 'notCovered' } },
  }),
);

export const Kela65 = alike(
  pageStory({
    key: 'reserve-appointment-kela65',
    params: { id: 7001 },
    answers: { [FREE]: timeOf('kela65') },
  }),
);

/** Nobody has signed in, and only private times are booked so. */
const visited = (key: AnyReservationPageKey, type: HealthCareType) =>
  alike(
    pageStory({
      key,
      params: { id: 7001 },
      session: visitorSession,
      answers: { [FREE]: { ...timeOf(type), reader: { type: 'anonymous' } } },
    }),
  );
export const VisitorWithInsurance = visited('reserve-appointment-for-anonymous-users-insurance', 'insurance');
export const VisitorOf65 = visited('reserve-appointment-for-anonymous-users-kela65', 'kela65');
export const VisitorFromWork = visited(
  'reserve-appointment-for-anonymous-users-occupational',
  'occupational',
);
