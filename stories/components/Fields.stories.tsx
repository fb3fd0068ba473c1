import { Checkbox } from '@portal/design-system/Checkbox';
import { RadioGroup } from '@portal/design-system/RadioGroup';
import { Stack } from '@portal/design-system/Stack';
import { Switch } from '@portal/design-system/Switch';
import { TextField } from '@portal/design-system/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

const meta = {
  title: 'Forms/Fields',
  component: TextField,
  args: { label: 'Etunimi', autoComplete: 'given-name', onChange: fn() },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByLabelText('Etunimi'), 'Aino');
    await expect(args.onChange).toHaveBeenLastCalledWith('Aino');
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="large">
      <TextField
        {...args}
        label="Puhelinnumero"
        description="Esimerkiksi +358401234567"
        type="tel"
        width="medium"
      />
      <TextField
        {...args}
        label="Sähköposti"
        type="email"
        value="aino.virtanen"
        error="Tarkista sähköpostiosoite"
      />
      <TextField
        {...args}
        label="Saapumisen syy"
        isOptional
        value="Kurkku on kipeä"
        maxLength={300}
        hasCounter
      />
      <TextField {...args} label="Henkilötunnus" value="140385-902F" isReadOnly width="medium" />
      <TextField {...args} label="Postinumero" value="" isDisabled width="short" />
      <TextField
        {...args}
        label="Lääkehoidon kokonaisarviointipalvelun yhteyshenkilön puhelinnumero työaikana"
        error="Kirjoita numero kansainvälisessä muodossa, niin tekstiviesti ajanvarauksestasi tulee perille"
        value="0"
      />
    </Stack>
  ),
};

export const InvalidIsDescribed: Story = {
  args: { error: 'Kirjoita etunimesi' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Etunimi');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Kirjoita etunimesi');
  },
};

export const Checkboxes: Story = {
  render: () => (
    <Stack>
      <Checkbox>Hyväksyn käyttöehdot</Checkbox>
      <Checkbox defaultSelected description="Voit perua suostumuksen milloin tahansa.">
        Haluan vahvistuksen tekstiviestillä
      </Checkbox>
      <Checkbox error="Hyväksy ehdot, jotta voit varata ajan">Ymmärrän, että varaus on sitova</Checkbox>
      <Checkbox isDisabled>Ei valittavissa</Checkbox>
      <Checkbox
        appearance="card"
        defaultSelected
        description="Alle 24 tunnin päässä olevaa aikaa ei voi perua."
      >
        Sitova varaus
      </Checkbox>
    </Stack>
  ),
};

const PAYERS = [
  { value: 'self', label: 'Maksan itse' },
  { value: 'insurance', label: 'Vakuutusyhtiö', description: 'Tarvitset voimassa olevan hoitovakuutuksen.' },
  { value: 'employer', label: 'Työterveyshuolto', isDisabled: true },
];

const onPayer = fn();

export const Radios: Story = {
  render: () => (
    <Stack gap="xlarge">
      <RadioGroup label="Kuka maksaa käynnin?" options={PAYERS} defaultValue="self" onChange={onPayer} />
      <RadioGroup label="Maksaja" options={PAYERS} appearance="card" defaultValue="insurance" />
      <RadioGroup label="Rivissä" options={PAYERS} appearance="inline" error="Valitse maksaja" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Kuka maksaa käynnin?' });
    within(group).getByRole('radio', { name: 'Maksan itse' }).focus();
    await userEvent.click(within(group).getByRole('radio', { name: /Vakuutusyhtiö/ }));
    await expect(onPayer).toHaveBeenLastCalledWith('insurance');
  },
};

const onSwitch = fn();

export const Switches: Story = {
  render: () => (
    <Stack>
      <Switch onChange={onSwitch}>Tekstiviestimuistutukset</Switch>
      <Switch defaultSelected description="Päivää ennen käyntiä">
        Sähköpostimuistutukset
      </Switch>
      <Switch isDisabled>Ei käytettävissä</Switch>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('switch', { name: 'Tekstiviestimuistutukset' }));
    await expect(onSwitch).toHaveBeenLastCalledWith(true);
  },
};
