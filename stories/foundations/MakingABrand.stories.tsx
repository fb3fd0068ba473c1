import { Card } from '@portal/design-system/Card';
import { Columns } from '@portal/design-system/Columns';
import { DefinitionList } from '@portal/design-system/DefinitionList';
import { Heading } from '@portal/design-system/Heading';
import { List } from '@portal/design-system/List';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { BrandWorkshop } from './BrandWorkshop.tsx';
import { BRAND_FILES, REGISTRIES } from './brand-files.ts';
import { Code, FoundationPage, Section } from './FoundationPage.tsx';

const meta = {
  title: 'Foundations/Making a brand',
  tags: ['!autodocs'],
  parameters: { flush: true },
} satisfies Meta;
export default meta;

const OPTIONS = [
  { term: '<id>', description: 'Small letters and digits: the name of its files, its host and its theme.' },
  { term: '--name', description: 'The name as people read it.' },
  {
    term: '--action',
    description: 'The brand’s colour. Its hue stays; its lightness moves until buttons and links hold.',
  },
  {
    term: '--accent',
    description: 'A second colour for highlights in drawings. Default: a counterpart of the first.',
  },
  {
    term: '--font, --heading-font',
    description: 'Families whose packages are installed. Default: those of the type.',
  },
  {
    term: '--shape, --edge, --density, --type, --drawing',
    description:
      'Corners, the end of openings, room, headings and the manner of drawings. What is left out follows from the colour.',
  },
];

const REMEDIES = [
  'Pale colours become dark buttons: that is what contrast asks for. If the brand has a darker colour, give that as the action and the pale one as the accent.',
  'A red brand’s button for what cannot be undone is outlined: another red would be taken for the brand’s own.',
  'Nothing is written when a pair cannot hold; the command names the pair, both colours and the ratio that is missing.',
  'An id that is taken, a name or a colour that cannot be read is refused in one sentence.',
];

export const MakingABrand: StoryObj<typeof meta> = {
  name: 'Making a brand',
  render: () => (
    <FoundationPage
      title="Making a brand"
      lead="One command makes a whole brand from one colour: accessible in light and in dark, with a logo, drawings and settings to begin from. After it, Storybook, the portal and all tests know the brand."
    >
      <Section title="Try a colour" lead="Derived here as the command derives it. Nothing is written.">
        <BrandWorkshop />
      </Section>
      <Section title="What the command is told">
        <DefinitionList items={OPTIONS.map(({ term, description }) => ({ term, description }))} />
      </Section>
      <Section
        title="What it writes, and what you then do"
        lead={
          <>
            All of these or none. {REGISTRIES.join(' and ')} get a line each; no component and no page is
            touched.
          </>
        }
      >
        <Columns layout={{ small: 'one', large: 'two' }} isStretched>
          {BRAND_FILES.map(({ path, holds, yours }) => (
            <Card key={path} tone="outline">
              <Stack gap="small">
                <Heading level={3} size={4}>
                  <Code>{path}</Code>
                </Heading>
                <Text>{holds}</Text>
                <Text tone="muted">{yours}</Text>
              </Stack>
            </Card>
          ))}
        </Columns>
      </Section>
      <Section title="When it does not work out">
        <List>
          {REMEDIES.map((remedy) => (
            <li key={remedy}>{remedy}</li>
          ))}
        </List>
      </Section>
      <Section title="Before its first patient">
        <List kind="number">
          <li>Choose the brand in the toolbar and go through the foundations, in light and in dark.</li>
          <li>Replace logo, drawings and the icon of the tab.</li>
          <li>Fill in the settings, and let the terms and the privacy notice be checked.</li>
          <li>Run all tests: contrast, axe and the pages in every mode, the new brand among them.</li>
          <li>Look at the pages at 360, 800 and 1280 px, and accept their pictures as baselines.</li>
        </List>
      </Section>
    </FoundationPage>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    for (const { path } of BRAND_FILES) await expect(canvas.getByText(path)).toBeVisible();
    const primary = (): string => {
      const [button] = canvas.getAllByRole('button', { name: 'Varaa aika' });
      return button ? getComputedStyle(button).backgroundColor : '';
    };
    const before = primary();
    const field = canvas.getByRole('textbox', { name: 'Action colour' });
    await userEvent.clear(field);
    await userEvent.type(field, '#f5e');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(canvasElement.querySelectorAll('[data-preview]')).toHaveLength(0);
    await userEvent.type(field, '6a3');
    await expect(canvasElement.querySelectorAll('[data-preview]')).toHaveLength(2);
    await expect(primary()).not.toBe(before);
    await expect(canvas.getByText(/npm run new-brand/)).toHaveTextContent("--action '#f5e6a3'");
    await userEvent.click(canvas.getByRole('combobox', { name: 'Edge' }));
    await userEvent.click(await screen.findByRole('option', { name: 'straight' }));
    await expect(canvas.getByText(/npm run new-brand/)).toHaveTextContent('--edge straight');
    await userEvent.click(canvas.getByRole('button', { name: 'By the colour' }));
    await expect(canvas.getByText(/npm run new-brand/)).not.toHaveTextContent('--edge');
    await userEvent.clear(field);
    await userEvent.type(field, '#c2185b');
  },
};
