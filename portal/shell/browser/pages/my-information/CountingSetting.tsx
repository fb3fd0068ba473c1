import { Button } from '@portal/design-system/Button';
import { Card } from '@portal/design-system/Card';
import { Checkbox } from '@portal/design-system/Checkbox';
import { Heading } from '@portal/design-system/Heading';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { Visible } from '@portal/design-system/Visible';
import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '#client/app/app-context.ts';
import { ChangeFailure } from '#components/ChangeFailure.tsx';
import { useCountingChoice } from '../../shell/use-counting-choice.ts';

/** In one's own information: whether events may be counted, saved by its button as all that stands there. */
export function CountingSetting(): ReactNode {
  const t = useTranslations('shell.consent');
  const title = useId();
  const { analyticsConsent } = useSession();
  const { choose, isSending, error } = useCountingChoice();
  const [wanted, setWanted] = useState(analyticsConsent === true);
  const [isSaved, setSaved] = useState(false);

  function change(mayCount: boolean): void {
    setSaved(false);
    setWanted(mayCount);
  }

  async function save(): Promise<void> {
    setSaved(false);
    setSaved(await choose(wanted));
  }

  return (
    <Visible needsScripts>
      <Card as="section" id="statistics" aria-labelledby={title}>
        <Stack gap="medium" align="start">
          <Stack gap="xxsmall">
            <Heading level={2} size={3} id={title}>
              {t('setting.title')}
            </Heading>
            <Text tone="muted">{t('text')}</Text>
          </Stack>
          <Checkbox isSelected={wanted} onChange={change}>
            {t('setting.choice')}
          </Checkbox>
          {isSaved && (
            <Notice tone="success" role="status">
              {t('setting.saved')}
            </Notice>
          )}
          <ChangeFailure error={error}>{t('failed')}</ChangeFailure>
          <Button tone="secondary" isLoading={isSending} onPress={() => void save()}>
            {t('setting.save')}
          </Button>
        </Stack>
      </Card>
    </Visible>
  );
}
