import { Columns } from '@portal/design-system/Columns';
import { Heading } from '@portal/design-system/Heading';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { Scheme } from '@portal/tokens/contract';
import { characterOf } from '@portal/tokens/derive/character';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { BrandPreview } from './BrandPreview.tsx';
import { derivedBrand } from './derived-brand.ts';
import { Code, FoundationPage, Section } from './FoundationPage.tsx';
import { shown } from './shown-brand.ts';
import * as css from './Workshop.css.ts';

const meta = {
  title: 'Foundations/Brands beside each other',
  tags: ['!autodocs'],
  parameters: { flush: true },
} satisfies Meta;
export default meta;

const THREE = { ruusu: '#b3261e', keto: '#f4e04d', meri: '#1650c4' } as const;

/** Colours that no button can be filled with, or that say something else already. */
const HOSTILE = {
  'pale yellow': '#fff3b0',
  'near black': '#0a0a0c',
  'pure red': '#ff0000',
  'neon green': '#39ff14',
  'nearly white': '#fdfdff',
  grey: '#808080',
  brown: '#6b4226',
  orange: '#ff7a00',
  'pure blue': '#0000ff',
  magenta: '#ff00c8',
} as const;

interface DerivedProps {
  readonly id: string;
  readonly name: string;
  readonly action: string;
  readonly scheme: Scheme;
}

function Derived({ id, name, action, scheme }: DerivedProps): ReactNode {
  const character = characterOf(action);
  const derived = derivedBrand(id, action, '', character);
  return (
    <Stack gap="small">
      <Heading level={3}>{name}</Heading>
      <Text tone="muted">
        <Code>{action}</Code>: {Object.values(character).join(', ')}
      </Text>
      {typeof derived === 'string' ? (
        <Text>{derived}</Text>
      ) : (
        <div inert className={css.small}>
          <BrandPreview scheme={scheme} {...derived} />
        </div>
      )}
    </Stack>
  );
}

export const BrandsBeside: StoryObj<typeof meta> = {
  name: 'Brands beside each other',
  render: (_args, { globals }) => {
    const { scheme } = shown(globals);
    return (
      <FoundationPage
        title="Brands beside each other"
        lead="Each is made by the command from one colour. With the logo covered they are still told apart: by corners, the end of the opening, room, headings and drawings."
        shows={scheme}
      >
        <Section title="Three brands, the logo covered">
          <Columns layout={{ small: 'one', medium: 'two', large: 'three' }}>
            {Object.entries(THREE).map(([id, action]) => (
              <Derived key={id} id={id} name={id} action={action} scheme={scheme} />
            ))}
          </Columns>
        </Section>
        <Section
          title="Ten hostile colours"
          lead="Pale, glaring, grey, or red as danger is: every pair of text and ground holds all the same."
        >
          <Columns layout={{ small: 'one', medium: 'two', large: 'three' }}>
            {Object.entries(HOSTILE).map(([name, action]) => (
              <Derived
                key={name}
                id={name.replaceAll(/\W/g, '')}
                name={name}
                action={action}
                scheme={scheme}
              />
            ))}
          </Columns>
        </Section>
      </FoundationPage>
    );
  },
  play: async ({ canvasElement }) => {
    const previews = [...canvasElement.querySelectorAll<HTMLElement>('[data-preview]')];
    await expect(previews).toHaveLength(Object.keys(THREE).length + Object.keys(HOSTILE).length);
    const looks = previews.slice(0, 3).map((preview) => {
      const [button, heading] = [preview.querySelector('button'), preview.querySelector('h2')];
      if (!(button && heading)) throw new Error('The preview has no button or no heading');
      return [getComputedStyle(button).borderTopLeftRadius, getComputedStyle(heading).fontFamily].join();
    });
    await expect(new Set(looks).size).toBe(3);
  },
};
