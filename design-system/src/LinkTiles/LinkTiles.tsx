import type { ReactNode } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { LIST_ROLE } from '../styling/list-role.ts';
import * as css from './LinkTiles.css.ts';

export interface LinkTile {
  /** Also the link's element id, so that scripts can focus it. */
  readonly id: string;
  readonly href: string;
  /** Above the text in a large tile, before it in a small one. */
  readonly icon?: ReactNode;
  readonly label: ReactNode;
}

export interface LinkTilesProps {
  /** `small` for a time or another short word, `large` for a name with a sign above it. Default: `small`. */
  readonly size?: css.TileVariants['size'];
  /** Links, with their texts and icons. */
  readonly tiles: readonly LinkTile[];
}

/** Many short links of the same kind, each as wide as a thumb: times, banks, categories. */
export function LinkTiles({ size, tiles }: LinkTilesProps): ReactNode {
  const { link: Link } = useDesignSystem();
  return (
    <ul {...LIST_ROLE} className={css.tiles({ size })}>
      {tiles.map(({ id, href, icon, label }) => (
        <li key={id} className={css.item}>
          <Link id={id} href={href} className={css.tile({ size })}>
            {icon}
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
