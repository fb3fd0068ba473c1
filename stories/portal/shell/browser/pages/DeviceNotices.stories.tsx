import { ELSA } from '@portal/web/areas/person/patient-information/testing/fixtures.ts';
import type { NoticesState, PushDevice } from '@portal/web/areas/record/record-news/contract.ts';
import { endpointDigest } from '@portal/web/client/device-notices/push-subscription.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { PageOptions } from '../../../page-state.ts';
import { alike, further, pageStory } from '../../../page-story.tsx';

/** The devices that show notices, in a patient's own information. */
const meta = { title: 'Pages/My information/Device notices' } satisfies Meta;
export default meta;

const LIST = 'GET /api/push-devices';
const ADD = 'POST /api/push-devices';
const REMOVE = 'DELETE /api/push-devices/{id}';
const english = { globals: { language: 'en' } } as const;
const KEY = 'B'.repeat(87);
const ENDPOINT = 'https://push.example/this-device';
const NO_WAYS = { email: false, sms: false };

const notices: NoticesState = {
  results: NO_WAYS,
  messages: NO_WAYS,
  invoices: NO_WAYS,
  appointments: { sms: true },
  waitsForComment: false,
  hasEmail: true,
  hasPhone: true,
};
const phone: PushDevice = {
  id: 7,
  browser: 'samsung-internet',
  device: 'android-phone',
  brandName: 'Kaari',
  addedAt: '2026-10-02T09:00:00.000Z',
  endpointDigest: 'of-another',
};
const own: PushDevice = {
  id: 8,
  browser: 'other',
  device: 'other',
  brandName: 'Kaari',
  addedAt: '2026-11-20T12:00:00.000Z',
  endpointDigest: await endpointDigest(ENDPOINT),
};
const answers = {
  'GET /api/user': {
    patient: ELSA,
    isMinor: false,
    contactSavePath: '/api/user/contact-information',
    isContactHidden: false,
    deletionRequestedAt: null,
  },
  'GET /api/user/guardians': { guardians: [], otherGuardians: [] },
  'GET /api/mfa': { type: 'enabled', phoneNumber: '+358401234501' },
  'GET /api/sessions': { sessions: [] },
  'GET /api/record-notices': notices,
};
const show = ({ answers: more, ...state }: PageOptions = {}) =>
  pageStory({ key: 'my-information', params: {}, answers: { ...answers, ...more }, ...state });

const unsubscribe = fn(async () => true);
const subscription = {
  endpoint: ENDPOINT,
  unsubscribe,
  toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: KEY, auth: 'A'.repeat(22) } }),
};

/** A story in a browser that is subscribed or not, and whose user answers so when asked; what it had before comes back. */
function inBrowser(
  story: StoryObj,
  isSubscribed: boolean,
  permission: NotificationPermission,
  said = permission,
): StoryObj {
  const before = () => {
    const { prototype } = PushManager;
    const former = Object.getOwnPropertyDescriptors(prototype);
    const formerNotification = Object.getOwnPropertyDescriptor(globalThis, 'Notification');
    // The worker that answers the story's calls is the one that subscribes.
    Object.assign(prototype, {
      getSubscription: async () => (isSubscribed ? subscription : null),
      subscribe: async () => subscription,
    });
    const notification = { permission, requestPermission: async () => said };
    Object.defineProperty(globalThis, 'Notification', { value: notification, configurable: true });
    unsubscribe.mockClear();
    return () => {
      Object.defineProperties(prototype, former);
      if (formerNotification) Object.defineProperty(globalThis, 'Notification', formerNotification);
    };
  };
  return { ...story, beforeEach: [story.beforeEach ?? [], before].flat() };
}

/** Turned on by a press, and off by removing the device from the list. */
export const TurnedOn: StoryObj = {
  ...inBrowser(
    further(
      show({
        answers: {
          [LIST]: { devices: [phone], key: KEY },
          [ADD]: { type: 'success', device: own },
          [REMOVE]: { type: 'success' },
        },
      }),
    ),
    false,
    'default',
    'granted',
  ),
  ...english,
  play: async ({ canvas }) => {
    const device = await canvas.findByRole('switch', { name: 'Show notifications on this device' });
    await waitFor(() => expect(device).toBeEnabled());
    await expect(device).not.toBeChecked();
    await userEvent.click(device);
    await waitFor(() => expect(device).toBeChecked());
    const list = within(canvas.getByRole('list', { name: 'Devices that show notifications' }));
    await expect(list.getByText('Unknown browser, unknown device')).toBeVisible();
    await expect(list.getByText('Samsung Internet, Android')).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: 'Remove Unknown browser, unknown device' }));
    await waitFor(() => expect(device).not.toBeChecked());
    await expect(list.queryByText('Unknown browser, unknown device')).toBeNull();
  },
};

/** It is on already, and the switch turns it off. */
export const IsOn: StoryObj = {
  ...inBrowser(
    alike(show({ answers: { [LIST]: { devices: [own], key: KEY }, [REMOVE]: { type: 'success' } } })),
    true,
    'granted',
  ),
  ...english,
  play: async ({ canvas }) => {
    const device = await canvas.findByRole('switch', { name: 'Show notifications on this device' });
    await waitFor(() => expect(device).toBeChecked());
    await expect(canvas.getByText('This device')).toBeVisible();
    await userEvent.click(device);
    await waitFor(() => expect(device).not.toBeChecked());
    await expect(unsubscribe).toHaveBeenCalledOnce();
  },
};

/** The user has forbidden it before. */
export const Forbidden: StoryObj = {
  ...inBrowser(alike(show({ answers: { [LIST]: { devices: [], key: KEY } } })), false, 'denied'),
  ...english,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You have blocked notifications from this service/)).toBeVisible();
    await expect(canvas.queryByRole('switch', { name: 'Show notifications on this device' })).toBeNull();
  },
};

/** The user says no when asked. */
export const Declined: StoryObj = {
  ...inBrowser(alike(show({ answers: { [LIST]: { devices: [], key: KEY } } })), false, 'default'),
  ...english,
  play: async ({ canvas }) => {
    const device = await canvas.findByRole('switch', { name: 'Show notifications on this device' });
    await waitFor(() => expect(device).toBeEnabled());
    await userEvent.click(device);
    await expect(await canvas.findByText(/Your browser does not allow notifications/)).toBeVisible();
    await expect(device).not.toBeChecked();
  },
};

export const TooMany: StoryObj = {
  ...inBrowser(
    alike(
      show({ answers: { [LIST]: { devices: [phone], key: KEY }, [ADD]: { type: 'tooMany', most: 10 } } }),
    ),
    false,
    'granted',
  ),
  ...english,
  play: async ({ canvas }) => {
    const device = await canvas.findByRole('switch', { name: 'Show notifications on this device' });
    await waitFor(() => expect(device).toBeEnabled());
    await userEvent.click(device);
    await expect(await canvas.findByText(/You already have as many devices as you can/)).toBeVisible();
    await expect(unsubscribe).toHaveBeenCalledOnce();
  },
};

/** The server cannot be reached. */
export const NotTurnedOn: StoryObj = {
  ...inBrowser(
    alike(
      show({
        answers: { [LIST]: { devices: [phone], key: KEY } },
        problems: { [ADD]: 'temporarilyUnavailable', [REMOVE]: 'temporarilyUnavailable' },
      }),
    ),
    false,
    'granted',
  ),
  ...english,
  play: async ({ canvas }) => {
    const device = await canvas.findByRole('switch', { name: 'Show notifications on this device' });
    await waitFor(() => expect(device).toBeEnabled());
    await userEvent.click(device);
    await expect(await canvas.findByText(/Notifications could not be turned on/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Samsung Internet, Android' }));
    await expect(await canvas.findByText(/The device could not be removed/)).toBeVisible();
  },
};

/** The portal has no key to send with. */
export const NotOffered: StoryObj = {
  ...alike(show({ answers: { [LIST]: { devices: [], key: null } } })),
  ...english,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Notifications on devices are not available at the moment.'),
    ).toBeVisible();
  },
};
