import { Checkbox } from '@portal/design-system/Checkbox';
import { CheckboxSpace } from '@portal/design-system/CheckboxSpace';
import { PillIcon } from '@portal/design-system/icons/PillIcon';
import { Media } from '@portal/design-system/Media';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const meta = {
  title: 'Forms/CheckboxSpace',
  component: CheckboxSpace,
  args: { children: <PillIcon /> },
  parameters: {
    guidance: {
      use: 'For a row that cannot be chosen, between rows with a `bare` checkbox.',
      do: ['Say in the row why it cannot be chosen.'],
      dont: ['Do not let the icon alone tell anything.'],
      instead: { Checkbox: 'The row can be chosen.', Media: 'No row can be chosen.' },
    },
  },
  render: (args) => (
    <Stack gap="none">
      <Media isStartFlush start={<Checkbox appearance="bare">Valitse: Kandesartaani 8 mg</Checkbox>}>
        <Text>Kandesartaani 8 mg</Text>
      </Media>
      <Media isStartFlush start={<CheckboxSpace {...args} />}>
        <Text>Budesonidi: uusintapyyntö lähetetty</Text>
      </Media>
    </Stack>
  ),
} satisfies Meta<typeof CheckboxSpace>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const [choosable, other] = canvas.getAllByText(/^(Kandesartaani|Budesonidi)/, { selector: 'p' });
    const startOf = (row?: HTMLElement) => row?.getBoundingClientRect().left;
    await expect(startOf(other)).toBe(startOf(choosable));
  },
};
export const LargeText = largeText(Default);
export const RightToLeft = rightToLeft(Default);
export const ForcedColours = forcedColours(Default);
