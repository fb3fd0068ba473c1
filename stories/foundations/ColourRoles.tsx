import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ColorRole, contract, SCHEMES } from '@portal/tokens/contract';
import { colorAt, contrastPairs, REQUIRED_RATIO } from '@portal/tokens/contrast';
import { wcagContrast } from 'culori';
import type { ReactNode } from 'react';
import * as css from './Colour.css.ts';
import { Code, FoundationPage, Section } from './FoundationPage.tsx';
import { leaves } from './leaves.ts';
import { ROLE_DESCRIPTIONS } from './role-descriptions.ts';
import type { Shown } from './shown-brand.ts';
import * as grid from './tiles.css.ts';

const ROLES = leaves(contract.color).map(([path]) => path as ColorRole);

const GROUPS: Readonly<Record<string, { readonly title: string; readonly lead: string }>> = {
  '': { title: 'Grounds, text and lines', lead: 'What most of every page is made of.' },
  action: { title: 'Action', lead: 'What can be pressed, and what has been chosen.' },
  danger: { title: 'Danger', lead: 'What is wrong, and what cannot be undone.' },
  success: { title: 'Success', lead: 'Never alone: an icon and words say the same.' },
  warning: { title: 'Warning', lead: 'Never alone: an icon and words say the same.' },
  info: { title: 'Information', lead: 'Never alone: an icon and words say the same.' },
  brand: { title: 'Brand', lead: 'What makes the page the brand’s own. It carries no meaning.' },
};

const groupOf = (role: string): string => (role.includes('.') ? (role.split('.')[0] ?? '') : '');

/** Every colour role of the contract with its values, its use and its lowest contrast. */
export function ColourRoles({ shown }: { readonly shown: Shown }): ReactNode {
  return (
    <FoundationPage
      title="Colour roles"
      lead="A component asks for a role, never for a hue. Each brand says what a role looks like in light and in dark."
      shows={shown.name}
    >
      {[...new Set(ROLES.map(groupOf))].map((group) => (
        <Section key={group} title={GROUPS[group]?.title ?? group} lead={GROUPS[group]?.lead}>
          <div className={grid.tiles}>
            {ROLES.filter((role) => groupOf(role) === group).map((role) => (
              <RoleTile key={role} role={role} shown={shown} />
            ))}
          </div>
        </Section>
      ))}
    </FoundationPage>
  );
}

function RoleTile({ role, shown }: { readonly role: ColorRole; readonly shown: Shown }): ReactNode {
  const { scheme } = shown.brand;
  return (
    <div className={grid.tile} data-role={role}>
      <div className={css.swatch}>
        {SCHEMES.map((name) => (
          <div key={name} style={{ background: colorAt(scheme[name].color, role) }} />
        ))}
      </div>
      <div className={css.values}>
        {SCHEMES.map((name) => (
          <div key={name}>
            <Text size="small" tone="muted">
              {name}
            </Text>
            <Code>{colorAt(scheme[name].color, role)}</Code>
          </div>
        ))}
      </div>
      <Stack gap="xxsmall">
        <Text as="strong" weight="strong">
          <Code>{role}</Code>
        </Text>
        <Text size="small">{ROLE_DESCRIPTIONS[role]}</Text>
        <Weakest role={role} shown={shown} />
      </Stack>
    </div>
  );
}

/** The lowest contrast of the role on any permitted background, in either scheme. */
function Weakest({ role, shown }: { readonly role: ColorRole; readonly shown: Shown }): ReactNode {
  const measured = contrastPairs
    .filter(({ foreground }) => foreground === role)
    .flatMap((pair) =>
      SCHEMES.map((name) => {
        const { color } = shown.brand.scheme[name];
        const ratio = wcagContrast(colorAt(color, role), colorAt(color, pair.background));
        return { ...pair, name, ratio };
      }),
    )
    .sort((one, other) => one.ratio - other.ratio);
  const [weakest] = measured;
  if (!weakest) return null;
  return (
    <Text size="small" tone="muted">
      At least {weakest.ratio.toFixed(2)} : 1, on {weakest.background} in {weakest.name} (
      {REQUIRED_RATIO[weakest.kind]} : 1 needed)
    </Text>
  );
}
