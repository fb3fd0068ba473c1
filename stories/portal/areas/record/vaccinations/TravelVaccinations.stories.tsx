import { travelProtections } from '@portal/web/areas/record/vaccinations/fixtures.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';
import type { PageOptions } from '../../../page-state.ts';
import { alike, pageStory, printed } from '../../../page-story.tsx';

const meta = { title: 'Pages/Travel vaccinations' } satisfies Meta;
export default meta;

const TRAVEL = 'GET /api/vaccinations/travel';
const show = (state: PageOptions) => pageStory({ key: 'travel-vaccinations', params: {}, ...state });

export const List: StoryObj = alike({
  ...show({ answers: { [TRAVEL]: travelProtections() } }),
  play: async ({ canvas }) => {
    const print = spyOn(globalThis, 'print').mockImplementation(() => undefined);
    await userEvent.click(
      await canvas.findByRole('button', {
        name: /^(Tulosta matkaa varten|Skriv ut för resan|Print for travelling)$/,
      }),
    );
    await expect(print).toHaveBeenCalledOnce();
    print.mockRestore();
  },
});

export const OnPaper = printed('kaari', show({ answers: { [TRAVEL]: travelProtections() } }));

export const OfAChild = alike(
  show({
    session: { actingFor: { id: 'elsa', firstNames: 'Elsa Sofia', lastName: 'Lindström' } },
    answers: { [TRAVEL]: { given: travelProtections().given.slice(0, 1), missing: ['Rabies'] } },
  }),
);

export const None = alike(show({ answers: { [TRAVEL]: { given: [], missing: ['Rabies'] } } }));

export const Loading = alike(show({}));

export const Failed = alike(show({ problems: { [TRAVEL]: 'temporarilyUnavailable' } }));
