import { Avatar } from '@portal/design-system/Avatar';
import { Card } from '@portal/design-system/Card';
import { Columns } from '@portal/design-system/Columns';
import { DateTime } from '@portal/design-system/DateTime';
import { DescriptionCard } from '@portal/design-system/DescriptionCard';
import { Disclosure } from '@portal/design-system/Disclosure';
import { Inline } from '@portal/design-system/Inline';
import { BriefcaseIcon } from '@portal/design-system/icons/BriefcaseIcon';
import { HeartIcon } from '@portal/design-system/icons/HeartIcon';
import { ShieldIcon } from '@portal/design-system/icons/ShieldIcon';
import { UserIcon } from '@portal/design-system/icons/UserIcon';
import { LoadMore } from '@portal/design-system/LoadMore';
import { Price } from '@portal/design-system/Price';
import { Stack } from '@portal/design-system/Stack';
import { Steps } from '@portal/design-system/Steps';
import { Tabs } from '@portal/design-system/Tabs';
import { Text } from '@portal/design-system/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

const meta = { title: 'Data/Data', component: DescriptionCard } satisfies Meta<typeof DescriptionCard>;
export default meta;

type Story = StoryObj<Meta>;

export const Tiles: Story = {
  render: () => (
    <Columns>
      <DescriptionCard
        title="Yksityisasiakas"
        description="Maksat käynnin itse tai haet korvauksen jälkikäteen."
        icon={<UserIcon size="large" />}
        href="#private"
      />
      <DescriptionCard title="Vakuutusasiakas" icon={<ShieldIcon size="large" />} href="#insurance" />
      <DescriptionCard
        title="Työterveyshuolto"
        description="Työnantajasi on sopinut työterveyspalveluista kanssamme."
        icon={<BriefcaseIcon size="large" />}
        href="#work"
      />
      <DescriptionCard title="Ei linkkiä" description="Vain tieto." icon={<HeartIcon size="large" />} />
    </Columns>
  ),
};

export const Avatars: Story = {
  render: () => (
    <Inline>
      <Avatar name="Aino Virtanen" size="small" />
      <Avatar name="Mikael Åkerlund" />
      <Avatar name="Helmi Salonen" size="large" />
      <Avatar name="Cher" size="responsive" />
      <Avatar name="Puuttuva Kuva" src="/missing.png" size="large" />
    </Inline>
  ),
};

export const TabsOfAPage: Story = {
  render: () => (
    <Tabs
      aria-label="Omat tiedot"
      tabs={[
        { id: 'contact', label: 'Yhteystiedot', content: <Text>Puhelin ja sähköposti</Text> },
        { id: 'consent', label: 'Luvat ja suostumukset', content: <Text>Rekisterit ja viestit</Text> },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('tab', { name: 'Yhteystiedot' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Rekisterit ja viestit');
  },
};

export const Disclosures: Story = {
  render: () => (
    <Card>
      <Disclosure summary="Miten aika perutaan?">Peru aika viimeistään 24 tuntia ennen käyntiä.</Disclosure>
      <Disclosure summary="Mitä otan mukaan?" isDefaultOpen>
        Kela-kortin ja mahdollisen lähetteen.
      </Disclosure>
    </Card>
  ),
};

const onMore = fn();

export const LoadingMore: Story = {
  render: () => <LoadMore label="Näytä lisää" status="20 aikaa" onPress={onMore} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Näytä lisää' }));
    await expect(onMore).toHaveBeenCalled();
  },
};

export const PricesAndTimes: Story = {
  render: () => (
    <Stack>
      <Price cents={9450} prefix="alk." weight="strong" />
      <Price cents={2820} size="lead" />
      <Text>
        <DateTime value="2026-11-23T07:15:00Z" />
      </Text>
      <Text>
        <DateTime value="2026-11-23" format="day" />
      </Text>
      <Text>
        <DateTime value="2026-07-01T06:00:00Z" format="time" />
      </Text>
    </Stack>
  ),
};

export const StepsOfATask: Story = {
  render: () => <Steps aria-label="Ajanvaraus" steps={['Valitse aika', 'Tiedot', 'Vahvistus']} current={1} />,
};
