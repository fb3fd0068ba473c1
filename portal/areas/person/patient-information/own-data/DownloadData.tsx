import { Button } from '@portal/design-system/Button';
import { DownloadIcon } from '@portal/design-system/icons/DownloadIcon';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApp } from '#client/app/app-context.ts';
import { useNow } from '#client/app/use-now.ts';
import { isProblem } from '#client/calls/call-error.ts';
import { canonicalUrl, inLanguage } from '#client/calls/canonical-url.ts';
import { failureOf, type GeneralFailure } from '#client/forms/failure.ts';
import { IdentifyAgainNotice } from '#components/IdentifyAgainNotice.tsx';
import { helsinkiDay } from '#contract/time/time.ts';
import { FormCard } from '../tab/FormCard.tsx';

type Result = 'done' | 'tooManyRequests' | 'identifyAgain' | GeneralFailure;

/** A lost connection reads like any other failure here. */
const MESSAGES = {
  done: 'done',
  tooManyRequests: 'tooMany',
  network: 'failed',
  unknownError: 'failed',
} as const;

/** Everything that the portal keeps of the patient, as a file. */
export function DownloadData(): ReactNode {
  const t = useTranslations('patient-information.data');
  const { language, onSessionEnded, request } = useApp();
  const now = useNow();
  const [isLoading, setLoading] = useState(false);
  const [result, setResult] = useState<Result | null>(null);

  async function download(): Promise<Result> {
    try {
      // First: a download is noted and counts, so it is asked for once it can be saved.
      const { saveFile } = await import('#client/app/save-file.ts');
      const data = await request(canonicalUrl('GET /api/user/data', inLanguage({}, language)));
      const name = `${t('fileName')}-${helsinkiDay(now)}.json`;
      saveFile(name, 'application/json', JSON.stringify(data, null, 2));
      return 'done';
    } catch (error) {
      if (isProblem(error, 'authenticationRequired')) onSessionEnded();
      return failureOf(error, ['identifyAgain', 'tooManyRequests']);
    }
  }

  async function press(): Promise<void> {
    setLoading(true);
    setResult(null);
    setResult(await download());
    setLoading(false);
  }

  return (
    <FormCard id="download" title={t('title')} text={t('text')}>
      <Stack gap="medium" align="start">
        {result === 'identifyAgain' && <IdentifyAgainNotice />}
        {result && result !== 'identifyAgain' && (
          <Notice
            tone={result === 'done' ? 'success' : 'error'}
            role={result === 'done' ? 'status' : 'alert'}
          >
            {t(MESSAGES[result])}
          </Notice>
        )}
        <Button tone="secondary" icon={<DownloadIcon />} isLoading={isLoading} onPress={() => void press()}>
          {t('action')}
        </Button>
      </Stack>
    </FormCard>
  );
}
