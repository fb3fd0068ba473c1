import { InfoIcon } from '@portal/design-system/icons/InfoIcon';
import { TextLink } from '@portal/design-system/TextLink';
import { Visible } from '@portal/design-system/Visible';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { SignInLink } from './SignInLink.tsx';
import { useHelpAddress } from './use-help-address.ts';

export interface HeaderLinksProps {
  /** Nobody is signed in, on a page that offers it. */
  readonly hasSignIn: boolean;
}

/** The header's links to the help, to the same page in other languages, and to the login. */
export function HeaderLinks({ hasSignIn }: HeaderLinksProps): ReactNode {
  return (
    <>
      <HelpLink />
      <LanguageSwitch />
      {hasSignIn && <SignInLink />}
    </>
  );
}

/** On a phone it is in the menu: the header has no room for it. */
function HelpLink(): ReactNode {
  const t = useTranslations('shell.menu');
  const address = useHelpAddress();
  if (!address) return null;
  return (
    <Visible from="medium">
      <TextLink href={address} isStandalone icon={<InfoIcon />}>
        {t('help')}
      </TextLink>
    </Visible>
  );
}
