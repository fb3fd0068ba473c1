import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Card } from '@portal/design-system/Card';
import { EmptyState } from '@portal/design-system/EmptyState';
import { Heading } from '@portal/design-system/Heading';
import { Page } from '@portal/design-system/Page';
import { Skeleton, SkeletonGroup } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand, useLanguage } from '#client/app/app-context.ts';
import { ProblemError } from '#client/calls/call-error.ts';
import { useCall } from '#client/calls/use-call.ts';
import type { TermsLink } from '#client/navigation/use-terms-link.ts';
import { AnswerPending } from '#components/answer/AnswerPending.tsx';
import { PhoneText } from '#components/PhoneText.tsx';
import { formatDay } from '#contract/time/time-format.ts';
import type { DocumentCall } from '../contract.ts';
import { DocumentSections } from './DocumentSections.tsx';

export interface DocumentArticleProps {
  /** Group of its messages. */
  readonly document: 'terms' | 'privacy';
  /** The call that answers with it. */
  readonly from: DocumentCall;
  /** Where it is read in another language if not in this one; null if it is in each. */
  readonly elsewhere: TermsLink | null;
}

/** A legal document of the brand's: since when it holds, what it says, whom to ask. */
export function DocumentArticle({ document, from, elsewhere }: DocumentArticleProps): ReactNode {
  const t = useTranslations('legal');
  const { compoundName: brandCompound, customerServicePhone: phone } = useBrand();
  const lang = useLanguage();
  const answer = useCall(from);
  const { data, error } = answer;
  const isElsewhere = error instanceof ProblemError && error.code === 'notFound' && elsewhere !== null;
  return (
    <Page width="prose">
      <Stack gap="xlarge">
        <Stack gap="small">
          <Heading level={1}>{t(`${document}.title`)}</Heading>
          <Text size="lead" tone="muted">
            {t(`${document}.intro`, { brandCompound })}
          </Text>
          {data && <Text tone="muted">{t('since', { date: formatDay(new Date(data.since), lang) })}</Text>}
        </Stack>
        {data && <DocumentSections sections={data.sections} />}
        {!data && isElsewhere && (
          <Card>
            <EmptyState
              title={t('terms.elsewhere.title')}
              illustration={null}
              action={
                <ButtonLink href={elsewhere.href}>
                  {t('terms.elsewhere.action', { language: elsewhere.hrefLang ?? 'fi' })}
                </ButtonLink>
              }
            />
          </Card>
        )}
        {!data && !isElsewhere && (
          <AnswerPending
            answer={answer}
            failed={{ title: t(`${document}.error`), text: t('errorText') }}
            skeleton={<DocumentSkeleton />}
          />
        )}
        <Text tone="muted">
          {t.rich(`${document}.contact`, { phone, call: (words) => <PhoneText>{words}</PhoneText> })}
        </Text>
      </Stack>
    </Page>
  );
}

function DocumentSkeleton(): ReactNode {
  return (
    <SkeletonGroup>
      <Card>
        <Stack gap="large">
          <Skeleton shape="heading" width="half" />
          <Skeleton shape="block" />
          <Skeleton shape="heading" width="half" />
          <Skeleton shape="block" />
        </Stack>
      </Card>
    </SkeletonGroup>
  );
}
