import { Tabs } from '@portal/design-system/Tabs';
import { Text } from '@portal/design-system/Text';
import { TextLink } from '@portal/design-system/TextLink';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const tabs = [
  { id: 'contact', label: 'Yhteystiedot', content: <Text>Puhelin ja sähköposti</Text> },
  { id: 'consent', label: 'Luvat', content: <TextLink href="#consent">Lue suostumuksesi</TextLink> },
  { id: 'family', label: 'Perhe', content: <Text>Huollettavasi</Text> },
];

const meta = {
  title: 'Data/Tabs',
  component: Tabs,
  args: { 'aria-label': 'Omat tiedot', tabs, onChange: fn() },
  parameters: {
    guidance: {
      use: 'For parts of one page of which one is seen at a time.',
      do: ['Keep labels to a word or two.', 'Put what most people need into the first tab.'],
      dont: [
        'Do not use tabs for steps of a task: take Steps.',
        'Do not hide in a tab what has an address of its own: take LinkTabs.',
      ],
      instead: {
        LinkTabs: 'Each part has an address.',
        Disclosure: 'A part is extra, and not one of several equal ones.',
        Steps: 'The parts are done one after the other.',
      },
    },
  },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One tab stop for all tabs; arrows, Home and End open them (ARIA Authoring Practices, tabs). */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await expect(canvas.getByRole('tablist', { name: 'Omat tiedot' })).toBeVisible();
    await userEvent.tab();
    await expect(tab('Yhteystiedot')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('Luvat')).toHaveAttribute('aria-selected', 'true');
    await expect(args.onChange).toHaveBeenLastCalledWith('consent');
    await expect(canvas.getByRole('tabpanel', { name: 'Luvat' })).toHaveTextContent('Lue suostumuksesi');
    await userEvent.keyboard('{End}');
    await expect(tab('Perhe')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('Yhteystiedot')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Home}');
    await expect(tab('Yhteystiedot')).toHaveAttribute('aria-selected', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};

export const SecondOpen: Story = { args: { defaultValue: 'consent' } };

/** Shown, skipped by the arrow keys. */
export const Disabled: Story = {
  args: { tabs: tabs.map((tab) => ({ ...tab, isDisabled: tab.id === 'consent' })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Perhe' })).toHaveFocus();
  },
};

/** Where text runs from right to left, the next tab is on the left. */
export const ArrowsFollowTheText: Story = {
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Luvat' })).toHaveAttribute('aria-selected', 'true');
  },
};

const MANY = [
  'Yhteenveto',
  'Tulokset',
  'Lausunnot',
  'Lähetteet',
  'Reseptit',
  'Rokotukset',
  'Viestit',
  'Laskut',
];

/** More than fit: the line scrolls, fades where there is more, and scrolls the open tab into view. */
export const Many: Story = {
  args: { tabs: MANY.map((label) => ({ id: label, label, content: <Text>{label} tulevat tähän.</Text> })) },
  decorators: [(Story) => <div style={{ maxInlineSize: '20rem' }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const last = canvas.getByRole('tab', { name: 'Laskut' }).getBoundingClientRect();
    const list = canvas.getByRole('tablist').getBoundingClientRect();
    await expect(last.right).toBeLessThanOrEqual(list.right + 1);
  },
};

export const LongWords: Story = {
  args: {
    tabs: [
      { id: 'a', label: 'Työterveyshuoltopalvelusopimukset', content: <Text>Sopimukset</Text> },
      {
        id: 'b',
        label: 'Epäjärjestelmällistyttämättömyystiedot',
        content: <Text>Epäjärjestelmällistyttämättömyydelläänsäkäänköhän</Text>,
      },
    ],
  },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(Default);
export const ForcedColours = forcedColours(Default);
