import { Card } from '@portal/design-system/Card';
import { Notice } from '@portal/design-system/Notice';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useRefresh } from '#client/calls/use-refresh.ts';
import { useSetAnswer } from '#client/calls/use-set-answer.ts';
import { ConsentForm } from '#components/consents/ConsentForm.tsx';
import type { ConsentState } from '../consents-contract.ts';
import { useAfterSave, useSavedMark } from '../contact/use-after-save.ts';

/** The form of consents, saved and said so, and what the address asks to follow. */
export function OwnConsents({ state }: { readonly state: ConsentState }): ReactNode {
  const t = useTranslations('patient-information');
  const { destination, follow } = useAfterSave();
  const setAnswer = useSetAnswer();
  const refresh = useRefresh();
  const [isSaved, setSaved] = useSavedMark();
  const label = t(state.consentStatus === 'ok' ? 'save.consent' : 'consents.form.save');

  function finish(saved: ConsentState): void {
    setAnswer('GET /api/user/consent', () => saved);
    refresh('/api/appointments');
    setSaved(!follow('consentSaved'));
  }

  return (
    <Card>
      <ConsentForm
        level={2}
        kept={state}
        submitLabel={destination ? t(`save.${destination.key}`) : label}
        onSaved={finish}
        result={
          isSaved && (
            <Notice tone="success" role="status" takesFocus>
              {t('save.consentSaved')}
            </Notice>
          )
        }
      />
    </Card>
  );
}
