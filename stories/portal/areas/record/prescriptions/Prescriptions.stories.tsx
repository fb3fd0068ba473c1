import {
  declined,
  ended,
  prescription,
  renewed,
  requested,
} from '@portal/web/areas/record/prescriptions/fixtures.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { PageOptions } from '../../../page-state.ts';
import { alike, further, onlyIn, pageStory, printed, readAs } from '../../../page-story.tsx';

const meta = { title: 'Pages/Prescriptions' } satisfies Meta;
export default meta;

const LIST = 'GET /api/prescriptions';
const SHOW = 'GET /api/prescriptions/{ids}';
const mayRenew = { features: ['isPrescriptionRenewalEnabled', 'canRenewPrescriptions'] };
const elsa = { actingFor: { id: 'elsa', firstNames: 'Elsa Sofia', lastName: 'Lindström' } };

const list = (state: PageOptions) =>
  pageStory({ key: 'prescriptions-list', params: {}, session: mayRenew, ...state });
const listOf = (...prescriptions: object[]) => list({ answers: { [LIST]: { prescriptions } } });
const renewal = (state: PageOptions) =>
  pageStory({ key: 'prescription-renewal', params: { ids: '31' }, session: mayRenew, ...state });
const renewalOf = (prescriptions: object[], more: object = {}) =>
  renewal({ answers: { [SHOW]: { prescriptions }, ...more } });

export const List: StoryObj = {
  ...further(listOf(prescription(), requested, declined, ended)),
  globals: { language: 'fi' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText(/Valitse uusittavaksi: Kandesartaani/));
    await expect(await canvas.findByText('1 resepti valittu')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Jatka uusintaan' })).toHaveAttribute(
      'href',
      '/fi/reseptin-uusinta/31',
    );
    await userEvent.click(canvas.getByLabelText('Valitse kaikki 2 uusittavaa reseptiä'));
    await expect(await canvas.findByText('2 reseptiä valittu')).toBeVisible();
  },
};

/** What is closed is printed, too, and what can only be pressed is not. */
export const Printed = printed('pikkujatti', listOf(prescription(), requested, declined, ended));

/** What the clinic has answered: renewed, and not, with what to do next. */
export const Answered = alike(listOf(renewed, declined));

/** The law probably ends it after a year, although it names two itself. */
export const Shortened = alike(
  listOf(
    prescription({
      medicineName: 'Adalimumabi',
      strength: '40\u00a0mg',
      validUntil: '2027-02-10',
      isShortened: true,
    }),
  ),
);

export const OfAChild = alike(
  list({ answers: { [LIST]: { prescriptions: [prescription()] } }, session: elsa }),
);

export const None = alike(listOf());

export const Loading = alike(list({}));

export const Failed = alike(list({ problems: { [LIST]: 'temporarilyUnavailable' } }));

export const Filling: StoryObj = readAs(
  'renewal/1-errors',
  onlyIn('kaari', {
    ...renewalOf([prescription(), declined]),
    globals: { language: 'fi' },
    play: async ({ canvas }) => {
      await canvas.findByText('Mitään ei ole vielä lähetetty');
      await userEvent.click(canvas.getAllByLabelText('Ei')[0] as HTMLElement);
      await expect(await canvas.findByLabelText(/Kuinka paljon lääkettä on jäljellä/)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: /Lähetä/ }));
      await expect(await canvas.findByText('Vastaa vielä näihin kysymyksiin')).toBeVisible();
    },
  }),
);

/** Renewing takes days: who has none left reads at once whom to ask. */
export const HasRunOut: StoryObj = {
  ...alike(renewalOf([prescription()])),
  globals: { language: 'fi' },
  play: async ({ canvas }) => {
    const [yes] = await canvas.findAllByLabelText('Kyllä');
    await expect(canvas.queryByText(/Kysy apteekista/)).toBeNull();
    await userEvent.click(yes as HTMLElement);
    await expect(await canvas.findByText(/Kysy apteekista/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '116117' })).toHaveAttribute('href', 'tel:116117');
  },
};

/** The same question stands at each prescription, and is answered for that one alone. */
export const OfSeveral: StoryObj = {
  ...alike(renewalOf([prescription(), declined])),
  globals: { language: 'fi' },
  play: async ({ canvas }) => {
    await canvas.findByText('Mitään ei ole vielä lähetetty');
    const chosen = canvas.getAllByLabelText('Ei').concat(canvas.getAllByLabelText('Kyllä'));
    for (const radio of chosen.slice(0, 4)) await userEvent.click(radio);
    for (const radio of chosen.slice(0, 4)) await expect(radio).toBeChecked();
  },
};

const answer: NonNullable<StoryObj['play']> = async ({ canvas }) => {
  await userEvent.type(await canvas.findByLabelText(/Mihin käytät lääkettä/), 'Verenpainetauti');
  const [yes, , ...more] = canvas.getAllByRole('radio');
  await userEvent.click(yes as HTMLElement);
  await userEvent.click(more.at(-1) as HTMLElement);
  await userEvent.type(canvas.getByLabelText(/Mitä muita lääkkeitä/), 'Ei muita');
  await userEvent.click(canvas.getByRole('button', { name: 'Lähetä uusintapyyntö' }));
};

export const Sent: StoryObj = readAs('renewal/2-sent', {
  ...alike(
    renewalOf([prescription()], {
      'POST /api/customer-messaging': {
        data: { sendMessageInNewThread: { type: 'sent', sentAt: '2026-11-21T06:00:00.000Z' } },
      },
    }),
  ),
  globals: { language: 'fi' },
  play: async (context) => {
    await answer(context);
    await expect(await context.canvas.findByText('Uusintapyyntö on lähetetty')).toBeVisible();
    await expect(context.canvas.queryByText('Mitään ei ole vielä lähetetty')).toBeNull();
  },
});

export const SentInConversation: StoryObj = {
  ...alike(
    renewalOf([prescription()], {
      'POST /api/customer-messaging': {
        data: { sendMessageInNewThread: { type: 'sent', sentAt: '2026-11-21T06:00:00.000Z', threadId: '7' } },
      },
    }),
  ),
  globals: { language: 'fi', brand: 'kaari' },
  play: async (context) => {
    await answer(context);
    const link = await context.canvas.findByRole('link', { name: 'Avaa keskustelu' });
    await expect(link).toHaveAttribute('href', '/fi/viestit/7');
  },
};

export const NotSent: StoryObj = {
  ...alike(
    renewal({
      answers: { [SHOW]: { prescriptions: [prescription()] } },
      problems: { 'POST /api/customer-messaging': 'unexpected' },
    }),
  ),
  globals: { language: 'fi' },
  play: async (context) => {
    await answer(context);
    await expect(await context.canvas.findByText(/Reseptin uusinta ei onnistunut/)).toBeVisible();
    await expect(context.canvas.getByLabelText(/Mihin käytät lääkettä/)).toHaveValue('Verenpainetauti');
  },
};

export const AskedForAlready = alike(renewalOf([requested, declined]));

export const NotFound = alike(renewal({ problems: { [SHOW]: 'notFound' } }));
