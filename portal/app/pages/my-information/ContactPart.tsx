import type { ReactNode } from 'react';
import { ContactTab } from '#features/patient-information/contact/ContactTab.tsx';
import { OwnSessions } from '#features/patient-information/sessions/OwnSessions.tsx';
import { SmsLoginSetting } from '#features/sms-login/setting/SmsLoginSetting.tsx';
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
