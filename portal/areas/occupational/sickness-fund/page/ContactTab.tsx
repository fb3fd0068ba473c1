import { DateTime } from '@portal/design-system/DateTime';
import { DefinitionList } from '@portal/design-system/DefinitionList';
import { Heading } from '@portal/design-system/Heading';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { TextLink } from '@portal/design-system/TextLink';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand, useIsBuilt } from '#client/app/app-context.ts';
import { useNow } from '#client/app/use-now.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { NationalNumber } from '#components/NationalNumber.tsx';
import { PhoneText } from '#components/PhoneText.tsx';
import {
  MESSAGE_ANSWER_DAYS,
  openingAt,
  SERVICE_HOURS,
  type StaffedService,
} from '#contract/time/service-hours.ts';

/** How to reach the fund's service, and whether it answers now. */
export function ContactTab(): ReactNode {
  const t = useTranslations('sickness-fund.contact');
  const { customerServicePhone } = useBrand();
  const href = useHref();
  const isBuilt = useIsBuilt();
  const hours = useHours();
  const isHoliday = openingAt('phone', useNow()).holiday !== null;
  return (
    <Stack gap="medium">
      <Heading level={2} size={3}>
        {t('title')}
      </Heading>
      {isHoliday && <Text weight="strong">{t('holiday')}</Text>}
      <DefinitionList
        items={[
          {
            term: t('phone'),
            description: (
              <>
                <PhoneText>{customerServicePhone}</PhoneText>. {hours('phone')}
              </>
            ),
          },
          { term: t('chat'), description: hours('chat') },
          { term: t('messages'), description: t('answered', { days: MESSAGE_ANSWER_DAYS }) },
        ]}
      />
      {isBuilt('finnair-chat-page') && (
        <TextLink href={href('finnair-chat-page')} isStandalone>
          {t('openChat')}
        </TextLink>
      )}
      <Text>{t.rich('urgent', { emergency: asNumber, urgent: asNumber })}</Text>
    </Stack>
  );
}

const asNumber = (number: ReactNode) => <NationalNumber key="number">{number}</NationalNumber>;

/** When a service answers, and whether it does now. */
function useHours(): (service: StaffedService) => ReactNode {
  const t = useTranslations('sickness-fund.contact');
  const now = useNow();
  return (service) => {
    const { weekday, weekend } = SERVICE_HOURS[service];
    const { isOpen, changesAt } = openingAt(service, now);
    const hours = t('hours', {
      from: weekday.from,
      to: weekday.to,
      weekendFrom: weekend.from,
      weekendTo: weekend.to,
    });
    const at = () => (
      <DateTime key="at" value={changesAt.toISOString()} format="dayAtTime" now={now.toISOString()} />
    );
    return (
      <>
        {hours} {t.rich(isOpen ? 'open' : 'closed', { at })}
      </>
    );
  };
}
