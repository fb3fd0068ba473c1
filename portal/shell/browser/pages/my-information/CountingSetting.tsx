import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { Stack } from '@portal/design-system/Stack';
import { Switch } from '@portal/design-system/Switch';
import { Text } from '@portal/design-system/Text';
import { Visible } from '@portal/design-system/Visible';
import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '#client/app/app-context.ts';
import { useFailureText } from '#components/use-failure-text.ts';
import { useCountingChoice } from '../../shell/use-counting-choice.ts';

/** In one's own information: whether events may be counted. It holds at once, and says so. */
export function CountingSetting(): ReactNode {
  const t = useTranslations('shell.consent');
  const title = useId();
  const { analyticsConsent } = useSession();
  const { choose, error } = useCountingChoice();
  const failureText = useFailureText();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [isSaved, setSaved] = useState(false);

  async function change(mayCount: boolean): Promise<void> {
    setSaved(false);
    setWanted(mayCount);
    setSaved(await choose(mayCount));
    setWanted(null);
  }

  return (
    <Visible needsScripts>
      <Card as="section" id="statistics" aria-labelledby={title}>
        <Stack gap="medium">
          <Stack gap="xxsmall">
            <Heading level={2} size={3} id={title}>
              {t('setting.title')}
            </Heading>
            <Text tone="muted">{t('text')}</Text>
          </Stack>
          <Switch
            isSelected={wanted ?? analyticsConsent === true}
            onChange={(mayCount) => void change(mayCount)}
          >
            {t('setting.switch')}
          </Switch>
          <Text size="small" tone="muted" role="status">
            {isSaved && t('setting.saved')}
          </Text>
          {error && (
            <Text size="small" tone="danger" role="alert">
              {failureText(error, t('failed'))}
            </Text>
          )}
        </Stack>
      </Card>
    </Visible>
  );
}
