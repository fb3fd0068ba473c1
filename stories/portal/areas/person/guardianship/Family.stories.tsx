import {
  calmChild,
  family,
  familyChild,
  grownChild,
  newChild,
  untoldChild,
} from '@portal/web/areas/person/guardianship/fixtures.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { PageOptions } from '../../../page-state.ts';
import { alike, further, onlyIn, pageStory } from '../../../page-story.tsx';

const meta = { title: 'Pages/Family' } satisfies Meta;
export default meta;

const FAMILY = 'GET /api/guardianship/family';
const session = { person: { firstNames: 'Sofia Elisabet', lastName: 'Lindström' } };
const show = (state: PageOptions) =>
  onlyIn('pikkujatti', pageStory({ key: 'family', params: {}, session, ...state }));
const showing = (answer: object) => show({ answers: { [FAMILY]: answer } });

export const Several = further(showing(family(familyChild(), calmChild, grownChild, newChild)));

export const Untold = alike(showing(family(untoldChild)));

export const Empty = alike(showing(family()));

export const RegisterDown = alike(showing({ type: 'unavailable' }));

export const Loading = alike(show({}));

export const Failed = alike(show({ problems: { [FAMILY]: 'temporarilyUnavailable' } }));

/** Another child is chosen on the way to a page; a choice that fails says so, and takes the focus. */
export const NotChosen: StoryObj = {
  ...alike(
    show({
      answers: { [FAMILY]: family(familyChild()) },
      problems: { 'POST /api/guardianship/act-for': 'unexpected' },
    }),
  ),
  globals: { brand: 'pikkujatti', language: 'fi' },
  play: async ({ canvas }) => {
    const elsa = within(await canvas.findByRole('region', { name: 'Elsa Sofia Lindström' }));
    await userEvent.click(elsa.getByRole('button', { name: /Näytä laskut.*Elsa/ }));
    await expect(await canvas.findByText('Valintaasi ei voitu tallentaa')).toBeVisible();
  },
};
