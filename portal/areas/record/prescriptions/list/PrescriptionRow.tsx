import { Badge } from '@portal/design-system/Badge';
import { Checkbox } from '@portal/design-system/Checkbox';
import { CheckboxSpace } from '@portal/design-system/CheckboxSpace';
import { DateTime } from '@portal/design-system/DateTime';
import { Disclosure } from '@portal/design-system/Disclosure';
import { Inline } from '@portal/design-system/Inline';
import { PillIcon } from '@portal/design-system/icons/PillIcon';
import { Media } from '@portal/design-system/Media';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { VisuallyHidden } from '@portal/design-system/VisuallyHidden';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useNow } from '#client/app/use-now.ts';
import { NewMark } from '#components/record/NewMark.tsx';
import { WithholdPart } from '#components/withholding/WithholdPart.tsx';
import { helsinkiDay } from '#contract/time/time.ts';
import type { Prescription } from '../contract.ts';
import { PrescriptionFacts } from '../prescription/PrescriptionFacts.tsx';
import { usePrescriptionName } from '../prescription/PrescriptionTitle.tsx';
import { RequestBadge, RequestState } from '../prescription/RequestState.tsx';
import { daysLeft, runsOut } from '../rules-running-out.ts';

/** Choosing a prescription for renewal. */
export interface Selecting {
  readonly isSelected: (id: number) => boolean;
  readonly select: (ids: readonly number[], isSelected: boolean) => void;
}

export interface PrescriptionRowProps {
  readonly prescription: Prescription;
  /** Null: the reader does not renew here. */
  readonly selecting: Selecting | null;
}

/** A prescription in the list: medicine, dose and last day, its choice for renewal, and the rest behind it. */
export function PrescriptionRow({ prescription, selecting }: PrescriptionRowProps): ReactNode {
  const t = useTranslations('prescriptions.list');
  const nameOf = usePrescriptionName();
  const { id, dosage, isRenewable, request, textLanguage } = prescription;
  const name = nameOf(prescription);
  const choice =
    selecting &&
    (isRenewable ? (
      <Checkbox
        appearance="bare"
        isSelected={selecting.isSelected(id)}
        onChange={(isSelected) => selecting.select([id], isSelected)}
      >
        {t.rich('select', { name, hidden: (words) => <VisuallyHidden>{words}</VisuallyHidden> })}
      </Checkbox>
    ) : (
      <CheckboxSpace>
        <PillIcon />
      </CheckboxSpace>
    ));
  return (
    <Stack as="li" gap="none">
      <Media align="start" start={choice} isStartFlush>
        <Disclosure
          level={3}
          // A strength of two substances breaks between them, not within a word.
          summary={name.replaceAll('/', '/\u200b')}
          description={
            <>
              {dosage && (
                <Text
                  as="span"
                  size="small"
                  keepsLines
                  isShortened
                  {...(textLanguage && { lang: textLanguage })}
                >
                  {dosage}
                </Text>
              )}{' '}
              <PrescriptionStatus prescription={prescription} />
            </>
          }
        >
          <Stack gap="small">
            <PrescriptionFacts prescription={prescription} hasDosage={false} />
            {(selecting || request) && <RequestState prescription={prescription} hasBadge={false} />}
            <WithholdPart what={`entry-${id}`} name={name} isInList />
          </Stack>
        </Disclosure>
      </Media>
    </Stack>
  );
}

/** How long it is valid, and what is to be noticed about that. */
function PrescriptionStatus({ prescription }: Pick<PrescriptionRowProps, 'prescription'>): ReactNode {
  const t = useTranslations('prescriptions');
  const today = helsinkiDay(useNow());
  const { isNew, isValid, request, validUntil } = prescription;
  return (
    <Inline as="span" gap="xsmall">
      {isNew && <NewMark />}{' '}
      {isValid && (
        <Text as="span" size="small">
          {t.rich('block.valid', { day: () => <DateTime value={validUntil} format="date" /> })}
        </Text>
      )}{' '}
      {runsOut(prescription, today) ? (
        <Badge tone="warning">
          {isValid ? t('list.endsIn', { days: daysLeft(prescription, today) }) : t('block.ended')}
        </Badge>
      ) : (
        !isValid && (
          <Text as="span" size="small">
            {t('block.ended')}
          </Text>
        )
      )}{' '}
      {request && <RequestBadge request={request} />}
    </Inline>
  );
}
