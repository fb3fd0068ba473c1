import { LazyPart } from '@portal/design-system/LazyPart';
import type { ReactNode } from 'react';
import { ContactTab } from '#areas/person/patient-information/contact/ContactTab.tsx';
import { OwnSessions } from '#areas/person/patient-information/sessions/OwnSessions.tsx';
import { useFeatures } from '#client/app/app-context.ts';
import { LazyKelaCard } from '../LazyKelaCard.tsx';

// It stands below the form: what can be pressed there is ready a moment after the form is.
const loadSmsLogin = () =>
  import('#areas/person/sms-login/setting/SmsLoginSetting.tsx').then((module) => module.SmsLoginSetting);

const loadNotices = () =>
  import('#areas/record/record-news/setting/NoticeSetting.tsx').then((module) => module.NoticeSetting);

const loadWithheld = () =>
  import('#areas/record/withholding/list/WithheldList.tsx').then((module) => module.WithheldList);

/** The tab of contact information, with what other features let the patient change of their own. */
export function ContactPart(): ReactNode {
  const { has } = useFeatures();
  return (
    <ContactTab
      below={
        <>
          <LazyKelaCard />
          <LazyPart load={loadSmsLogin} props={{}} isServed />
        </>
      }
    >
      <LazyPart load={loadNotices} props={{}} isServed />
      {has('canWithholdFromGuardians') && <LazyPart load={loadWithheld} props={{}} />}
      <OwnSessions />
    </ContactTab>
  );
}
