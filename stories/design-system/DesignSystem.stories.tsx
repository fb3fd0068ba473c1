import { Button } from '@portal/design-system/Button';
import { Columns } from '@portal/design-system/Columns';
import { type DesignLanguage, DesignSystemProvider } from '@portal/design-system/DesignSystem';
import { ErrorState } from '@portal/design-system/ErrorState';
import { TextField } from '@portal/design-system/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Shell/DesignSystem',
  component: DesignSystemProvider,
  parameters: {
    guidance: {
      use: 'For the whole product, once: language, links and brand for every component.',
      do: [
        'Put one provider around the whole page, with the language of the page.',
        'Hand over the router’s link, so that every component’s links stay within the product.',
      ],
      dont: ['Do not translate what a component says by itself: its own words come in all three languages.'],
      instead: {
        AppLayout: 'The frame of the page is meant, not what components know.',
      },
    },
  },
} satisfies Meta<typeof DesignSystemProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

const LANGUAGES: readonly (readonly [DesignLanguage, string])[] = [
  ['fi', 'Suomi'],
  ['sv', 'Svenska'],
  ['en', 'English'],
];

/** Built-in strings follow the provider. */
export const Languages: Story = {
  args: { language: 'fi', children: null },
  render: () => (
    <Columns layout={{ small: 'one', medium: 'three' }}>
      {LANGUAGES.map(([language, name]) => (
        <div key={language} lang={language}>
          <DesignSystemProvider language={language}>
            <ErrorState title={name} onRetry={() => undefined} />
            <TextField label={name} isOptional />
            <Button isLoading>OK</Button>
          </DesignSystemProvider>
        </div>
      ))}
    </Columns>
  ),
  play: async ({ canvas }) => {
    for (const name of ['Yritä uudelleen', 'Försök igen', 'Try again']) {
      await expect(canvas.getByRole('button', { name })).toBeVisible();
    }
  },
};
