import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { Code } from './FoundationPage.tsx';
import { leaves } from './leaves.ts';
import * as grid from './tiles.css.ts';

/** CSS pixels of a rem at the default text size. */
export const ROOT_PIXELS = 16;

/** A length in rem with its pixels at the default text size. */
function withPixels(value: string): string {
  const [, length] = /^([\d.]+)rem$/.exec(value) ?? [];
  return length ? `${value} · ${Number(length) * ROOT_PIXELS} px` : value;
}

export interface TokenRowsProps {
  readonly name: string;
  readonly tokens: object;
  /** How one of them looks. */
  readonly draw?: (value: string, path: string) => ReactNode;
}

/** The tokens of one group, one per row, with their values. */
export function TokenRows({ name, tokens, draw }: TokenRowsProps): ReactNode {
  return (
    <div>
      {leaves(tokens).map(([path, value]) => (
        <div key={path} className={grid.row} data-token={`${name}.${path}`}>
          <Stack gap="xxsmall">
            <Text as="strong" weight="strong">
              <Code>{`${name}.${path}`}</Code>
            </Text>
            <Text size="small" tone="muted">
              {withPixels(String(value))}
            </Text>
          </Stack>
          {draw?.(String(value), path)}
        </div>
      ))}
    </div>
  );
}

/** The tokens that a canvas shows, to compare with the existing ones. */
export const tokensIn = (canvas: HTMLElement): (string | undefined)[] =>
  [...canvas.querySelectorAll<HTMLElement>('[data-token]')].map(({ dataset }) => dataset.token);

export const tokenNames = (name: string, tokens: object): string[] =>
  leaves(tokens).map(([path]) => `${name}.${path}`);
