import { Badge } from '@portal/design-system/Badge';
import { DateTime } from '@portal/design-system/DateTime';
import type { LinkRow } from '@portal/design-system/LinkList';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { useTranslations } from 'use-intl';
import { useHref } from '#client/navigation/use-href.ts';
import type { Invitation } from '../contract.ts';

/** A questionnaire as a row of a list: it opens its questions, or what was answered. */
export function useQuestionnaireRow(): (invitation: Invitation) => LinkRow {
  const t = useTranslations('questionnaires.row');
  const href = useHref();
  return ({ id, title, invitedAt, answerBy, answeredAt }) => {
    const [text, day] = answeredAt
      ? (['answered', answeredAt] as const)
      : answerBy
        ? (['answerBy', answerBy] as const)
        : (['invited', invitedAt] as const);
    return {
      id: String(id),
      href: href(answeredAt ? 'questionnaire-results' : 'questionnaire', { id }),
      title,
      // Beside the title the badge would leave a phone half a line for it.
      description: (
        <Stack gap="xxsmall" align="start">
          <Text as="div" size="inherit">
            {t.rich(text, { day: () => <DateTime key="day" value={day} format="date" /> })}
          </Text>
          {!answeredAt && <Badge tone="warning">{t('open')}</Badge>}
        </Stack>
      ),
    };
  };
}
