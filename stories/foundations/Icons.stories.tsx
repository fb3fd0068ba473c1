import { EmptyState } from '@portal/design-system/EmptyState';
import type { IconProps } from '@portal/design-system/Icon';
import { Inline } from '@portal/design-system/Inline';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { TextField } from '@portal/design-system/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, type ReactNode, useState } from 'react';
import { expect } from 'storybook/test';
import { Code, FoundationPage, Section } from './FoundationPage.tsx';
import * as grid from './tiles.css.ts';

const meta = {
  title: 'Foundations/Icons',
  tags: ['!autodocs'],
  parameters: { flush: true },
} satisfies Meta;
export default meta;

type IconComponent = ComponentType<IconProps>;

const modules = import.meta.glob<Readonly<Record<string, IconComponent>>>(
  '../../design-system/src/icons/*.tsx',
  { eager: true },
);

const ICONS = Object.values(modules).flatMap((module) => Object.entries(module));

const SIZES = ['small', 'medium', 'large'] as const;

function IconTile({ name, Icon }: { readonly name: string; readonly Icon: IconComponent }): ReactNode {
  return (
    <li className={grid.tile} data-icon={name}>
      <Inline gap="medium">
        {SIZES.map((size) => (
          <Icon key={size} size={size} />
        ))}
      </Inline>
      <Stack gap="xxsmall">
        <Text as="strong" weight="strong">
          {name.replace(/Icon$/, '')}
        </Text>
        <Text size="small" tone="muted">
          <Code>{`import { ${name} } from '@portal/design-system/icons/${name}';`}</Code>
        </Text>
      </Stack>
    </li>
  );
}

function IconPage(): ReactNode {
  const [sought, setSought] = useState('');
  const found = ICONS.filter(([name]) => name.toLowerCase().includes(sought.trim().toLowerCase()));
  return (
    <FoundationPage
      title="Icons"
      lead="One hand on a grid of 24: round ends, one width of line, drawn in the colour of the words beside them. An icon helps words; it replaces them only in a button that carries an accessible name."
    >
      <Section title="All icons" lead="At 16, 20 and 24 px.">
        <TextField
          type="search"
          label="Search by name"
          placeholder="calendar"
          value={sought}
          onChange={setSought}
          width="medium"
        />
        <Text role="status" tone="muted">
          {found.length === 1 ? '1 icon' : `${found.length} icons`}
        </Text>
        {found.length === 0 && (
          <EmptyState title="No icon has such a name" level={3}>
            Try a thing rather than an action: ‘calendar’ rather than ‘book’.
          </EmptyState>
        )}
        <ul role="list" className={grid.tiles}>
          {found.map(([name, Icon]) => (
            <IconTile key={name} name={name} Icon={Icon} />
          ))}
        </ul>
      </Section>
    </FoundationPage>
  );
}

const shownIcons = (canvas: HTMLElement): (string | undefined)[] =>
  [...canvas.querySelectorAll<HTMLElement>('[data-icon]')].map(({ dataset }) => dataset.icon);

export const Icons: StoryObj<typeof meta> = {
  render: () => <IconPage />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const files = Object.keys(modules).map((path) => path.replace(/^.*\/(\w+)\.tsx$/, '$1'));
    await expect(shownIcons(canvasElement)).toEqual(files);
    const field = canvas.getByRole('searchbox', { name: 'Search by name' });
    await userEvent.type(field, 'calendar');
    await expect(canvas.getByRole('status')).toHaveTextContent('3 icons');
    await expect(shownIcons(canvasElement)).toContain('CalendarAddIcon');
    await userEvent.type(field, ' of nothing');
    await expect(canvas.getByRole('heading', { name: 'No icon has such a name' })).toBeVisible();
    await userEvent.clear(field);
  },
};
