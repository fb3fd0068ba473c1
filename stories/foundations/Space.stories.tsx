import { Stack } from '@portal/design-system/Stack';
import { space } from '@portal/tokens/shared';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Sample } from '../Sample.tsx';
import { FoundationPage, Section } from './FoundationPage.tsx';
import { TokenRows, tokenNames, tokensIn } from './SharedTokens.tsx';
import * as css from './shapes.css.ts';

const meta = {
  title: 'Foundations/Space',
  tags: ['!autodocs'],
  parameters: { flush: true },
} satisfies Meta;
export default meta;

export const Space: StoryObj<typeof meta> = {
  render: () => (
    <FoundationPage
      title="Space"
      lead="One scale for all gaps and paddings, the same in every brand. Layout components take its steps by name; nothing else sets space."
    >
      <Section title="Steps">
        <TokenRows
          name="space"
          tokens={space}
          draw={(length) => <div className={css.bar} style={{ inlineSize: length }} />}
        />
      </Section>
      <Section
        title="In use"
        lead="What belongs together lies close together: 4 to 12 px within a thing, 16 to 24 px between things, 48 px and more between parts of a page."
      >
        <Stack gap="xxlarge">
          <Stack gap="xsmall">
            <Sample>xsmall: a name and its title</Sample>
            <Sample>xsmall: a label and its field</Sample>
          </Stack>
          <Stack gap="large">
            <Sample>large: cards of a list</Sample>
            <Sample>large: fields of a form</Sample>
          </Stack>
        </Stack>
      </Section>
    </FoundationPage>
  ),
  play: async ({ canvasElement }) => {
    await expect(tokensIn(canvasElement)).toEqual(tokenNames('space', space));
  },
};
