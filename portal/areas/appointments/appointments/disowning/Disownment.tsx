import { Button } from '@portal/design-system/Button';
import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { Media } from '@portal/design-system/Media';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { DISOWNED_DAYS } from '#areas/appointments/shared/appointments/disowning.ts';
import { useBrand, useLanguage } from '#client/app/app-context.ts';
import { PhoneText } from '#components/PhoneText.tsx';
import { dayTitle } from '#contract/time/day-title.ts';
import { formatTime } from '#contract/time/time-format.ts';
import { DayLeaf } from '../appointment/DayLeaf.tsx';
import type { DisownableAppointment } from '../contract.ts';
import type { Disowning } from './use-disowning.ts';

export interface DisownmentProps {
  readonly disowning: Disowning;
  readonly appointment: DisownableAppointment;
}

/** A booking that the patient may know nothing of, and the press that takes it back. */
export function Disownment({ disowning, appointment }: DisownmentProps): ReactNode {
  const t = useTranslations('appointments.disown');
  const tDetail = useTranslations('appointments.detail');
  const lang = useLanguage();
  const { customerServicePhone: phone } = useBrand();
  const { disown, isSending, failure } = disowning;
  const { startDate, endDate, kind } = appointment;
  const start = formatTime(new Date(startDate), lang);
  const end = formatTime(new Date(endDate), lang);
  return (
    <>
      <Text>{t('intro')}</Text>
      <Card>
        <Media start={<DayLeaf value={startDate} />}>
          <Heading level={2} size={3}>
            {dayTitle(startDate, lang)}
          </Heading>
          <Text size="lead" weight="strong" isNumeric>
            {tDetail('timeRange', { start, end })}
          </Text>
          <Text tone="muted">{kind}</Text>
        </Media>
      </Card>
      <Stack gap="small" align="start">
        <Text>{t('consequence', { days: DISOWNED_DAYS })}</Text>
        {failure && (
          <Notice tone="error" role="alert">
            {failure === 'networkError'
              ? t('networkError')
              : t.rich('failed', { phone, call: (words) => <PhoneText>{words}</PhoneText> })}
          </Notice>
        )}
        <Button tone="danger" isLoading={isSending} onPress={() => void disown()}>
          {t('action')}
        </Button>
      </Stack>
    </>
  );
}
