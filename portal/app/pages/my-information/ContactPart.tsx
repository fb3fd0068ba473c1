import { LazyPart } from '@portal/design-system/LazyPart';
import type { ReactNode } from 'react';
import { useFeatures } from '#client/app/app-context.ts';
import { ContactTab } from '#features/patient-information/contact/ContactTab.tsx';
import { OwnSessions } from '#features/patient-information/sessions/OwnSessions.tsx';
import { LazyKelaCard } from '../LazyKelaCard.tsx';

// It stands below the form: what can be pressed there is ready a moment after the form is.
const loadSmsLogin = () =>
  import('#features/sms-login/setting/SmsLoginSetting.tsx').then((module) => module.SmsLoginSetting);

const loadNotices = () =>
  import('#features/record-news/setting/NoticeSetting.tsx').then((module) => module.NoticeSetting);

const loadWithheld = () =>
  import('#features/withholding/list/WithheldList.tsx').then((module) => module.WithheldList);

/** The tab of contact information, with what other features let the patient change of their own. */
export function ContactPart(): ReactNode {
  const { has } = useFeatures();
  return (
    <ContactTab>
      <LazyKelaCard />
      <LazyPart load={loadSmsLogin} props={{}} isServed />
      <LazyPart load={loadNotices} props={{}} isServed />
      {has('canWithholdFromGuardians') && <LazyPart load={loadWithheld} props={{}} />}
      <OwnSessions />
    </ContactTab>
  );
}
