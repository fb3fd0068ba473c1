import type { ReactNode } from 'react';
import { KelaCard } from '#features/kela-card/components/KelaCard.tsx';
import { ContactTab } from '#features/patient-information/components/ContactTab.tsx';
import { SmsLoginSetting } from '#features/sms-login/components/SmsLoginSetting.tsx';

/** The tab of contact information, with what other features let the patient change of their own. */
export function ContactPart(): ReactNode {
  return (
    <ContactTab>
      <KelaCard />
      <SmsLoginSetting />
    </ContactTab>
  );
}
