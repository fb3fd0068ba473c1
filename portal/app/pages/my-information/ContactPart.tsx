import type { ReactNode } from 'react';
import { ContactTab } from '#features/patient-information/components/ContactTab.tsx';
import { OwnSessions } from '#features/patient-information/components/OwnSessions.tsx';
import { SmsLoginSetting } from '#features/sms-login/components/SmsLoginSetting.tsx';
import { LazyKelaCard } from '../LazyKelaCard.tsx';

/** The tab of contact information, with what other features let the patient change of their own. */
export function ContactPart(): ReactNode {
  return (
    <ContactTab>
      <LazyKelaCard />
      <SmsLoginSetting />
      <OwnSessions />
    </ContactTab>
  );
}
