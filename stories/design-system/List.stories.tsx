import { List } from '@portal/design-system/List';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const items = ['Ota Kela-kortti mukaan', 'Saavu ajoissa paikalle', 'Ilmoittaudu aulassa'].map((text) => (
  <li key={text}>{text}</li>
));

const meta = {
  title: 'Text/List',
  component: List,
  parameters: {
    guidance: {
      use: 'For items to read, in a row below each other.',
      do: ['Number the items where their order matters.', 'Begin each item alike: all verbs or all nouns.'],
      dont: ['Make a list of one.', 'Use a plain list of cards without a name for assistive technology.'],
      instead: {
        LinkList: 'Each item opens something.',
        StepList: 'The items are steps to follow.',
        DefinitionList: 'Each item is a name and a fact.',
        Stack: 'The items are cards or other parts.',
      },
    },
  },
  args: { children: items },
} satisfies Meta<typeof List>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list').tagName).toBe('UL');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(items.length);
  },
};

export const Numbered: Story = {
  args: { kind: 'number', 'aria-label': 'Ennen käyntiä' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Ennen käyntiä' }).tagName).toBe('OL');
  },
};

export const Plain: Story = { args: { kind: 'plain', gap: 'medium' } };

export const Nested: Story = {
  args: {
    children: [
      <li key="outer">
        Ennen verikoetta
        <List>
          <li>Ole syömättä 10 tuntia</li>
          <li>Vettä saat juoda</li>
        </List>
      </li>,
      <li key="next">Kokeen jälkeen voit syödä</li>,
    ],
  },
};

export const LongWords: Story = {
  args: { children: <li>Epäjärjestelmällistyttämättömyydelläänsäkäänköhän</li> },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(Numbered);
export const ForcedColours = forcedColours(Default);
