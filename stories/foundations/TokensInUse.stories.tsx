import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Code, FoundationPage, Section } from './FoundationPage.tsx';
import * as grid from './tiles.css.ts';
import { TOKENS, tokenUses } from './token-uses.ts';

const meta = {
  title: 'Foundations/Tokens in use',
  tags: ['!autodocs'],
  parameters: { flush: true },
} satisfies Meta;
export default meta;

const USES = tokenUses();

function placesOf(token: string): string {
  const places = USES.get(token)?.length ?? 0;
  if (places === 0) return 'nowhere yet';
  return places === 1 ? '1 place' : `${places} places`;
}

const groupOf = (token: string): string => {
  const [root = '', second = '', third] = token.split('.');
  return third === undefined ? root : `${root}.${second}`;
};

/** The four statuses have the same roles, so that a component can be keyed by them: they are used as a set. */
const kindOf = (token: string): string => token.replace(/^color\.(danger|success|warning|info)\./, 'status.');

const GROUPS = [...new Set(TOKENS.map(groupOf))];

export const TokensInUse: StoryObj<typeof meta> = {
  name: 'Tokens in use',
  render: () => (
    <FoundationPage
      title="Tokens in use"
      lead="Change a token, and this is where it shows. Read from the style sheets themselves each time that this page is built."
    >
      {GROUPS.map((group) => (
        <Section key={group} title={group}>
          <div>
            {TOKENS.filter((token) => groupOf(token) === group).map((token) => (
              <div key={token} className={grid.row} data-token={token}>
                <Stack gap="xxsmall">
                  <Text as="strong" weight="strong">
                    <Code>{token}</Code>
                  </Text>
                  <Text size="small" tone="muted">
                    {placesOf(token)}
                  </Text>
                </Stack>
                <Text size="small">{USES.get(token)?.join(' · ')}</Text>
              </div>
            ))}
          </div>
        </Section>
      ))}
    </FoundationPage>
  ),
  play: async ({ canvasElement }) => {
    const rows = [...canvasElement.querySelectorAll<HTMLElement>('[data-token]')];
    await expect(rows.map(({ dataset }) => dataset.token).sort()).toEqual([...TOKENS].sort());
    // One name per kind of use: a member, an alias, a whole group, through a shared rule, in a drawing, within the
    // tokens.
    await expect(USES.get('color.focus')).toContain('every page');
    await expect(USES.get('radius.button')).toContain('Button');
    await expect(USES.get('icon.stroke')).toContain('Icon');
    await expect(USES.get('space.huge')).toContain('Stack');
    await expect(USES.get('illustration.skin')).toEqual(['brand drawings']);
    await expect(USES.get('screens.small')).toContain('other tokens');
    // An unused token is removed from the contract.
    const used = new Set(TOKENS.filter((token) => USES.get(token)?.length).map(kindOf));
    await expect(TOKENS.filter((token) => !used.has(kindOf(token)))).toEqual([]);
  },
};
