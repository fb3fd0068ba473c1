import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { alike, pageStory } from '../../../page-story.tsx';

// The page exists in Finnish only.
const meta = { title: 'Pages/Help', globals: { language: 'fi' } } satisfies Meta;
export default meta;

export const Topics = pageStory({ key: 'help-page', params: {} });

export const Searched = alike({
  ...Topics,
  async play({ canvas, userEvent }) {
    const search = await canvas.findByRole('searchbox');
    await userEvent.type(search, 'perun');
    await expect(await canvas.findByText(/Voit perua ajan maksutta/)).toBeVisible();
    await expect(canvas.queryByText('Millä voin kirjautua?')).toBeNull();
    await userEvent.type(search, 'xyz');
    await expect(await canvas.findByText('Ohjetta ei löytynyt')).toBeVisible();
  },
});
