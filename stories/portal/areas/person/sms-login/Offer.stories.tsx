import { ownAppointment } from '@portal/web/areas/appointments/appointments/appointment/fixtures.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { PageOptions } from '../../../page-state.ts';
import { alike, further, pageStory, readAs, readInPikkujatti } from '../../../page-story.tsx';

const meta = { title: 'Pages/Front page, SMS login' } satisfies Meta;
export default meta;

const MFA = 'GET /api/mfa';
const BEGIN = 'POST /api/mfa-onboarding';
const FINISH = 'PUT /api/mfa-onboarding';

const show = (type: string, { answers, ...rest }: PageOptions = {}) =>
  pageStory({
    key: 'front-page',
    params: {},
    answers: {
      'GET /api/own-appointments': { upcoming: [ownAppointment()], past: [] },
      [MFA]: { type },
      ...answers,
    },
    ...rest,
  });

const offered = 'user-has-no-verified-mfa-device';

export const Offered = readAs('sms-login/1-offered', show(offered));

export const OfferedInPikkujatti = readInPikkujatti('sms-login/1-offered.pikkujatti', show(offered));

export const Wanted = alike(show('user-wants-to-enable-mfa'));

export const TooManyCodes = alike(show('too-many-onboarding-attempts'));

export const NotOffered = alike({
  ...show('environment-has-mfa-disabled'),
  play: async ({ canvas }) => {
    await canvas.findByRole('main');
    await expect(canvas.queryByText('Ota käyttöön')).toBeNull();
  },
});

/** Steps in the card: open it, enter a number, then a code. */
function going(story: StoryObj, phone: string, code?: string, then?: StoryObj['play']): StoryObj {
  return {
    ...story,
    globals: { language: 'fi' },
    play: async (context) => {
      const { canvas, userEvent } = context;
      await userEvent.click(await canvas.findByRole('button', { name: 'Ota käyttöön' }));
      const field = await canvas.findByRole('textbox', { name: /Matkapuhelinnumero/ });
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.type(field, phone);
      await userEvent.keyboard('{Enter}');
      if (code !== undefined) {
        const boxes = await canvas.findByRole('textbox', { name: /Koodi tekstiviestistä/ });
        await waitFor(() => expect(boxes).toHaveFocus());
        await userEvent.type(boxes, code);
      }
      await then?.(context);
    },
  };
}

const sent = { [BEGIN]: { type: 'code-sent' } };

const phoneWrong = going(show(offered), '040 12', undefined, async ({ canvas }) => {
  const field = canvas.getByRole('textbox', { name: /Matkapuhelinnumero/ });
  await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
  await expect(field).toHaveFocus();
  await expect(field).toHaveValue('040 12');
});

export const PhoneWrong = readAs('sms-login/2-wrong-number', alike(phoneWrong));

export const PhoneWrongInPikkujatti = readInPikkujatti('sms-login/2-wrong-number.pikkujatti', phoneWrong);

export const CodeWrong = further(
  going(
    show(offered, { answers: { ...sent, [FINISH]: { type: 'mfa-challenge-failed' } } }),
    '040 123 4567',
    '1234',
    async ({ canvas }) => {
      await canvas.findByText(/Tunnistautuminen ei onnistunut/);
    },
  ),
);

export const TooManyTries = alike(
  going(
    show(offered, { answers: { ...sent, [FINISH]: { type: 'too-many-mfa-attempts' } } }),
    '040 123 4567',
    '1234',
    async ({ canvas }) => {
      await canvas.findByText('Liian monta yritystä');
    },
  ),
);

export const NoMoreCodes = alike(
  going(
    show(offered, { answers: { [BEGIN]: { type: 'too-many-onboarding-attempts' } } }),
    '040 123 4567',
    undefined,
    async ({ canvas }) => {
      await canvas.findByText('Koodeja on pyydetty liian monta kertaa');
    },
  ),
);

export const IdentifyAnew = alike(
  going(
    show(offered, { problems: { [BEGIN]: 'freshIdentificationRequired' } }),
    '040 123 4567',
    undefined,
    async ({ canvas }) => {
      const link = await canvas.findByRole('link', { name: /Tunnistaudu/ });
      await expect(link).toHaveAttribute('href', expect.stringContaining('/oauth/authenticate?'));
    },
  ),
);

export const Enabled = alike(
  going(
    show(offered, { answers: { ...sent, [FINISH]: { type: 'mfa-ok' } } }),
    '040 123 4567',
    '1234',
    async ({ canvas, userEvent }) => {
      const words = await canvas.findByText(/Tekstiviestikirjautuminen on nyt käytössä/);
      await userEvent.click(canvas.getByRole('button', { name: 'Selvä' }));
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
      await waitFor(() => expect(words).not.toBeInTheDocument());
    },
  ),
);

export const NotNow = alike({
  ...show(offered, { answers: { 'POST /api/mfa-offer': { type: offered, isPutOff: true } } }),
  globals: { language: 'fi' },
  play: async ({ canvas, userEvent }) => {
    const later = await canvas.findByRole('button', { name: 'Ei nyt' });
    await userEvent.click(later);
    await waitFor(() => expect(later).not.toBeInTheDocument());
  },
});
