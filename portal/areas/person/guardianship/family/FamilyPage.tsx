import { Notice } from '@portal/design-system/Notice';
import { Skeleton, SkeletonGroup } from '@portal/design-system/Skeleton';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand } from '#client/app/app-context.ts';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { definePage } from '#client/pages/page.ts';
import { AnswerFailed } from '#components/answer/AnswerFailed.tsx';
import { PhoneText } from '#components/PhoneText.tsx';
import { OpeningWords } from '#components/record-page/OpeningWords.tsx';
import { RecordPage } from '#components/record-page/RecordPage.tsx';
import { useActForChoice } from '../choosing/use-act-for-choice.ts';
import { ChildMatters } from './ChildMatters.tsx';

const FAMILY = 'GET /api/guardianship/family';

export const page = definePage({
  key: 'family',
  messages: ['guardianship'],
  calls: () => [call(FAMILY)],
  title: (t) => t('guardianship.family.documentTitle'),
  Component: FamilyPage,
});

/** What is due for each child for whom a guardian acts, each with the way to its page. */
function FamilyPage(): ReactNode {
  const t = useTranslations('guardianship');
  const { customerServicePhone: phone } = useBrand();
  const answer = useCall(FAMILY);
  const choice = useActForChoice(null);
  const help = { phone, call: (words: ReactNode) => <PhoneText>{words}</PhoneText> };
  return (
    <RecordPage
      kind="list"
      width="annotated"
      illustration="record"
      heading={<OpeningWords title={t('family.title')} fact={t('family.lead')} />}
      answer={answer}
      failed={{ title: t('family.failed.title'), text: t('family.failed.text') }}
      empty={{
        isEmpty: (data) => data.type === 'success' && data.children.length === 0,
        title: t('family.none.title'),
        text: t.rich('family.none.text', help),
      }}
      skeleton={
        <SkeletonGroup label={t('family.loading')}>
          <Skeleton shape="block" />
        </SkeletonGroup>
      }
    >
      {(data) =>
        data.type === 'unavailable' ? (
          <AnswerFailed
            answer={answer}
            failed={{ title: t('choose.unavailable'), text: t('choose.unavailableText') }}
          />
        ) : (
          <>
            {choice.failure && (
              <Notice
                key={choice.attempt}
                tone="error"
                title={choice.failure === 'unanswered' ? undefined : t('choose.failed')}
                takesFocus
              >
                {t(`choose.failure.${choice.failure}`)}
              </Notice>
            )}
            {data.children.map((child) => (
              <ChildMatters key={child.id} child={child} choice={choice} answer={answer} />
            ))}
          </>
        )
      }
    </RecordPage>
  );
}
