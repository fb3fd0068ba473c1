import { type ReactNode, useState } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { classNames } from '../styling/class-names.ts';
import { LIST_ROLE } from '../styling/list-role.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
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
  /** `small` for a time or another short word, `large` for a name with a sign above it, `wide` for a few actions with a sign beside each. Default: `small`. */
  readonly size?: css.TileVariants['size'];
  /** Links, with their texts and icons. */
  readonly tiles: readonly LinkTile[];
  /** Shows as many at first, of small ones, and a button for the others; without scripts all are shown. Default: all. */
  readonly shown?: number;
  /** What screen readers hear after the '+7' of that button: 'more times, Ilona Heikkinen'. */
  readonly restLabel?: (count: number) => string;
  /** In the last cell: a link to tiles that are not here. */
  readonly more?: Pick<LinkTile, 'href' | 'label'> | null;
}

/** Many short links of the same kind, each as wide as a thumb: times, banks, categories. */
export function LinkTiles(props: LinkTilesProps): ReactNode {
  const { size, tiles, shown = tiles.length, restLabel, more } = props;
  const { link: Link } = useDesignSystem();
  const [isUnfolded, setUnfolded] = useState(false);
  const rest = isUnfolded ? 0 : tiles.length - shown;

  function unfold(): void {
    setUnfolded(true);
    const next = tiles[shown];
    // The button goes, and the focus to the first of those that come.
    if (next) requestAnimationFrame(() => document.getElementById(next.id)?.focus());
  }

  return (
    <ul {...LIST_ROLE} className={css.tiles({ size })}>
      {tiles.map(({ id, href, icon, label }, index) => (
        <li key={id} className={classNames(css.item, rest > 0 && index >= shown && css.folded)}>
          <Link id={id} href={href} className={css.tile({ size })}>
            {icon}
            {label}
          </Link>
        </li>
      ))}
      {rest > 0 && (
        <li className={css.unfold}>
          <button type="button" className={css.rest} onClick={unfold}>
            <span>
              +{rest}
              <VisuallyHidden> {restLabel?.(rest)}</VisuallyHidden>
            </span>
          </button>
        </li>
      )}
      {more && (
        <li className={classNames(css.item, rest > 0 && css.folded)}>
          <Link href={more.href} className={css.rest}>
            {more.label}
          </Link>
        </li>
      )}
    </ul>
  );
}
