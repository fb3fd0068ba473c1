import type { Meta } from '@storybook/react-vite';
import { REGISTERED, START, UNREGISTERED } from '../../../areas/person/registration/registration-answers.ts';
import { alike, pageStory } from '../../../page-story.tsx';

const meta = { title: 'Pages/Registration/New customer' } satisfies Meta;

export default meta;

const person = { firstNames: 'Matti Antero', lastName: 'Nieminen', identityCode: '211298-9217' };
const story = (start: object) =>
  pageStory({ key: 'new-customer', params: {}, session: UNREGISTERED, answers: { [START]: start } });

/** Not a patient yet: how to get started, and the registration. */
export const Unregistered = story({ person, patient: null, mayRegisterChild: true });

/** A patient without visits, and nobody left to register. */
export const Registered = alike(story({ person, patient: REGISTERED, mayRegisterChild: false }));
