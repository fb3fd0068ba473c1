import { Card } from '@portal/design-system/Card';
import { Disclosure } from '@portal/design-system/Disclosure';
import { Text } from '@portal/design-system/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';
import { pressKeys } from '../press-keys.ts';

const meta = {
  title: 'Data/Disclosure',
  component: Disclosure,
  args: {
    summary: 'Miten aika perutaan?',
    children: <Text>Peru aika viimeistään 24 tuntia ennen käyntiä kohdasta Omat ajat.</Text>,
    onToggle: fn(),
  },
  decorators: [(Story) => <Card>{Story()}</Card>],
  parameters: {
    guidance: {
      use: 'For more to read that not everybody wants.',
      do: [
        'Write the summary so that one knows what opens.',
        'Give it a level where it is a question of a list.',
      ],
      dont: ['Do not hide what everybody must read.', 'Do not put a control into the summary.'],
      instead: {
        Tabs: 'Everybody wants one of several parts.',
        MenuDisclosure: 'What opens are links or actions.',
        Dialog: 'What opens is a task.',
        LazyPart: 'What opens is heavy code.',
      },
    },
  },
} satisfies Meta<typeof Disclosure>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Opens and closes by Enter and Space (ARIA Authoring Practices, disclosure). */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const text = canvas.getByText(/Peru aika viimeistään/);
    await expect(text).not.toBeVisible();
    await userEvent.tab();
    await expect(canvasElement.querySelector('summary')).toHaveFocus();
    if (!(await pressKeys('{Enter}'))) return;
    await expect(text).toBeVisible();
    await waitFor(() => expect(args.onToggle).toHaveBeenLastCalledWith(true));
    await pressKeys(' ');
    await expect(text).not.toBeVisible();
  },
};

export const Open: Story = { args: { isDefaultOpen: true } };

/** A row whose first line of each text is enough for most. */
export const WithDescription: Story = {
  args: {
    summary: 'Levotyroksiini 75 mikrog',
    level: 3,
    description: (
      <>
        <Text as="span" size="small" isShortened>
          1 tabletti aamulla tyhjään mahaan, puoli tuntia ennen aamupalaa, kilpirauhasen vajaatoimintaan. Ota
          lääke aina samaan aikaan.
        </Text>
        <span>Voimassa 9.10.2028 asti</span>
      </>
    ),
    children: <Text>Lääkkeen määrääjä: Ilona Heikkinen, yleislääkäri</Text>,
  },
  play: async ({ canvas, userEvent }) => {
    const dose = canvas.getByText(/1 tabletti aamulla/);
    const closed = dose.getBoundingClientRect().height;
    await userEvent.click(canvas.getByText('Levotyroksiini 75 mikrog'));
    await waitFor(() => expect(dose.getBoundingClientRect().height).toBeGreaterThanOrEqual(closed));
    await expect(canvas.getByText('Voimassa 9.10.2028 asti')).toBeVisible();
  },
};

/** Questions that are headings; one is open at a time. */
export const Group: Story = {
  render: () => (
    <>
      <Disclosure level={3} group="faq" summary="Miten aika perutaan?" isDefaultOpen>
        <Text>Peru aika viimeistään 24 tuntia ennen käyntiä.</Text>
      </Disclosure>
      <Disclosure level={3} group="faq" summary="Mitä otan mukaan?">
        <Text>Kela-kortin ja mahdollisen lähetteen.</Text>
      </Disclosure>
      <Disclosure level={3} group="faq" summary="Voinko vaihtaa aikaa?">
        <Text>Varaa uusi aika ja peru vanha.</Text>
      </Disclosure>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await userEvent.click(canvas.getByText('Mitä otan mukaan?'));
    await expect(canvas.getByText(/Kela-kortin/)).toBeVisible();
    await expect(canvas.getByText(/Peru aika viimeistään/)).not.toBeVisible();
  },
};

export const LongWords: Story = {
  args: {
    summary: 'Epäjärjestelmällistyttämättömyydelläänsäkäänköhän lääkäripalveluyrittäjäkoulutus alkaisi?',
    isDefaultOpen: true,
    children: <Text>Työterveyshuoltopalvelusopimusneuvottelukuntatoimikunnankokous päättää asiasta.</Text>,
  },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(LongWords);
export const ForcedColours = forcedColours(Open);
