import type { MouseEvent, ReactNode } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { ChevronDownIcon } from '../icons/ChevronDownIcon.tsx';
import { LIST_ROLE } from '../styling/list-role.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './MenuDisclosure.css.ts';
import { useDismissableDetails } from './use-dismissable-details.ts';

export interface MenuDisclosureProps {
  /** Text of the button. */
  readonly label: ReactNode;
  /** Accessible name instead of `label`, where that is no text or too short; starts with the visible text. */
  readonly accessibleLabel?: string;
  /** Before the text; decorative. */
  readonly icon?: ReactNode;
  /** Edge that the panel hangs from. Default: `end`. */
  readonly side?: css.PanelVariants['side'];
  /** Called when the menu opens: loads what only readers who look need. */
  readonly onOpen?: () => void;
  /** `MenuLink`s and `MenuButton`s; they bring their own `li`. */
  readonly children: ReactNode;
}

/**
 * A disclosure of links and a few actions, such as the language or user menu. Native `details`: it opens before
 * any script has run. Escape, a press outside and leaving it close it.
 */
export function MenuDisclosure(props: MenuDisclosureProps): ReactNode {
  const { label, accessibleLabel, icon, side, onOpen, children } = props;
  const details = useDismissableDetails();
  return (
    <details {...details} onToggle={(event) => event.currentTarget.open && onOpen?.()} className={css.menu}>
      <summary className={css.trigger}>
        {icon}
        {accessibleLabel ? <span aria-hidden>{label}</span> : label}
        {accessibleLabel && <VisuallyHidden>{accessibleLabel}</VisuallyHidden>}
        <span className={css.chevron}>
          <ChevronDownIcon size="small" />
        </span>
      </summary>
      <ul {...LIST_ROLE} className={css.panel({ side })}>
        {children}
      </ul>
    </details>
  );
}

export interface MenuLinkProps {
  /** Where it leads. */
  readonly href: string;
  /** Before the text; decorative. */
  readonly icon?: ReactNode;
  /** Language of the text and of the target: for a language menu. */
  readonly lang?: string;
  /** It leads to the current page. */
  readonly 'aria-current'?: 'page';
  /** May act in place of following the link, which is what happens until scripts run. */
  readonly onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** The link's text. */
  readonly children: ReactNode;
}

export function MenuLink({ icon, lang, children, ...rest }: MenuLinkProps): ReactNode {
  const { link: Link } = useDesignSystem();
  return (
    <li>
      <Link {...rest} {...(lang && { lang, hrefLang: lang })} className={css.item}>
        {icon}
        {children}
      </Link>
    </li>
  );
}

export interface MenuButtonProps {
  /** Called when it is pressed. */
  readonly onPress: () => void;
  /** Before the text; decorative. */
  readonly icon?: ReactNode;
  /** The button's text. */
  readonly children: ReactNode;
}

export function MenuButton({ onPress, icon, children }: MenuButtonProps): ReactNode {
  return (
    <li>
      <button type="button" className={css.item} onClick={onPress}>
        {icon}
        {children}
      </button>
    </li>
  );
}
