import { Text } from '@portal/design-system/Text';
import { VisuallyHidden } from '@portal/design-system/VisuallyHidden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColours } from '../edges.ts';

const meta = {
  title: 'Text/VisuallyHidden',
  component: VisuallyHidden,
  parameters: {
    guidance: {
      use: 'For words that the eye does not need and the ear does.',
      do: ['Say in words what the eye gets from a place, a colour or a drawing.'],
      dont: ['Hide instructions that everyone needs.', 'Put anything that takes the focus into it.'],
      instead: {
        Visible: 'A part is hidden on some screens.',
        SkipLink: 'It takes the focus.',
        RouteAnnouncer: 'It says which page is shown.',
      },
    },
  },
  args: { children: ' lukematonta viestiä' },
  render: (args) => (
    <Text>
      3<VisuallyHidden {...args} />
    </Text>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const hidden = canvas.getByText('lukematonta viestiä');
    const { width, height } = hidden.getBoundingClientRect();
    await expect([width, height]).toEqual([1, 1]);
    await expect(hidden.parentElement).toHaveTextContent('3 lukematonta viestiä');
  },
};

export const AHeading: Story = {
  args: { as: 'h2', children: 'Suodattimet' },
  render: (args) => <VisuallyHidden {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Suodattimet' })).toBeInTheDocument();
  },
};

export const ForcedColours = forcedColours(Default);
