import { Heading } from '@portal/design-system/Heading';
import { Illustration } from '@portal/design-system/Illustration';
import { Inline } from '@portal/design-system/Inline';
import { Logo } from '@portal/design-system/Logo';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { vars } from '@portal/design-system/themes/contract';
import { avatar, icon, measure, motion, screens, space, target } from '@portal/tokens/shared';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType, ReactNode } from 'react';
import * as css from './Swatch.css.ts';

const meta = { title: 'Foundations/Shape' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Type: Story = {
  render: () => (
    <Stack gap="large">
      {Object.entries(vars.type.size)
        .reverse()
        .map(([name, size]) => (
          <div key={name}>
            <Text size="small" tone="muted">
              {name}
            </Text>
            <span style={{ fontSize: size, lineHeight: vars.type.lineHeight.heading }}>
              Hyvää huomenta, Åke Öhman 0123456789
            </span>
          </div>
        ))}
    </Stack>
  ),
};

export const Space: Story = {
  render: () => (
    <Stack gap="small">
      {Object.entries(space).map(([name, length]) => (
        <div key={name}>
          <Text size="small">
            {name} ({length})
          </Text>
          <div className={css.bar} style={{ inlineSize: length }} />
        </div>
      ))}
    </Stack>
  ),
};

export const RadiusAndShadow: Story = {
  render: () => (
    <Stack gap="xlarge">
      <Inline gap="large">
        {Object.entries(vars.radius).map(([name, radius]) => (
          <div key={name} className={css.shape} style={{ borderRadius: radius }}>
            {name}
          </div>
        ))}
      </Inline>
      <Inline gap="large">
        {Object.entries(vars.shadow).map(([name, shadow]) => (
          <div key={name} className={css.shape} style={{ boxShadow: shadow }}>
            {name}
          </div>
        ))}
      </Inline>
    </Stack>
  ),
};

const SHARED = { screens, measure, avatar, icon, target: { smallest: target }, motion: motion.duration };

export const SharedByAllBrands: Story = {
  render: () => (
    <Stack gap="large">
      {Object.entries(SHARED).map(([group, values]) => (
        <div key={group}>
          <Heading level={2} size={4}>
            {group}
          </Heading>
          {Object.entries(values).map(([name, value]) => (
            <Text key={name}>
              {name}: {String(value)}
            </Text>
          ))}
        </div>
      ))}
    </Stack>
  ),
};

const modules = import.meta.glob<Record<string, ComponentType<{ size?: 'large' }>>>(
  '../../design-system/src/icons/*.tsx',
  { eager: true },
);

const icons = Object.values(modules).flatMap((module) => Object.entries(module));

function IconCell({
  name,
  Icon,
}: {
  readonly name: string;
  readonly Icon: ComponentType<{ size?: 'large' }>;
}): ReactNode {
  return (
    <div className={css.pair}>
      <Icon size="large" />
      <Text size="small">{name}</Text>
    </div>
  );
}

export const Icons: Story = {
  render: () => (
    <div className={css.grid}>
      {icons.map(([name, Icon]) => (
        <IconCell key={name} name={name} Icon={Icon} />
      ))}
    </div>
  ),
};

export const LogoAndIllustrations: Story = {
  render: () => (
    <Stack gap="large">
      <Logo label="Logo" />
      <Illustration name="hero" size="full" />
      <Inline gap="large">
        <Illustration name="empty" size="small" />
        <Illustration name="success" size="small" />
        <Illustration name="error" size="small" />
      </Inline>
    </Stack>
  ),
};
