import { Button } from '@portal/design-system/Button';
import { Card } from '@portal/design-system/Card';
import { Checkbox } from '@portal/design-system/Checkbox';
import { CheckboxGroup } from '@portal/design-system/CheckboxGroup';
import { DefinitionList } from '@portal/design-system/DefinitionList';
import { Inline } from '@portal/design-system/Inline';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '#client/app/app-context.ts';
import type { AnswerOf } from '#client/calls/api.ts';
import { isProblem } from '#client/calls/call-error.ts';
import { useChange } from '#client/calls/use-change.ts';
import { leaveDocument } from '#client/navigation/leave-document.ts';
import { IdentifyAgainNotice } from '#components/IdentifyAgainNotice.tsx';
import { useFailureText } from '#components/use-failure-text.ts';

type Asked = AnswerOf<'GET /api/record-app-request'>;
type AppType = Asked['types'][number];

export interface AuthoriseFormProps {
  /** The request, as its address carries it. */
  readonly request: string;
  readonly asked: Asked;
}

/** Which app asks, what it may see and for how long; both answers lead back to it. */
export function AuthoriseForm({ request, asked }: AuthoriseFormProps): ReactNode {
  const t = useTranslations('record-apps');
  const { actingFor } = useSession();
  const failureText = useFailureText();
  const [types, setTypes] = useState<readonly AppType[]>(asked.types);
  const [stays, setStays] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const { run, isSending, error } = useChange('POST /api/record-app-request');

  async function answer(allowed: readonly AppType[]): Promise<void> {
    try {
      const { sendTo } = await run({ body: { request, types: [...allowed], stays } });
      leaveDocument(sendTo);
    } catch {
      // What came of it stands in `error`.
    }
  }

  function allow(): void {
    setMissing(types.length === 0);
    if (types.length > 0) void answer(types);
  }

  return (
    <Card padding={{ small: 'medium', medium: 'large' }}>
      <Stack gap="large">
        <DefinitionList
          items={[
            { term: t('app'), description: asked.name },
            {
              term: t('whose'),
              description: actingFor ? `${actingFor.firstNames} ${actingFor.lastName}` : t('own'),
            },
          ]}
        />
        <CheckboxGroup
          label={t('sees')}
          description={t('seesHelp')}
          options={asked.types.map((type) => ({ value: type, label: t(`types.${type}`) }))}
          value={types}
          onChange={(chosen) => {
            setTypes(chosen);
            setMissing(false);
          }}
          error={isMissing ? t('nothing') : undefined}
        />
        {asked.wantsToStay ? (
          <Checkbox appearance="card" description={t('staysHelp')} isSelected={stays} onChange={setStays}>
            {t('stays')}
          </Checkbox>
        ) : (
          <Text>{t('hour')}</Text>
        )}
        <Text tone="muted">{t('care')}</Text>
        {error && isProblem(error, 'freshIdentificationRequired') && <IdentifyAgainNotice />}
        {error && !isProblem(error, 'freshIdentificationRequired') && (
          <Notice tone="error" role="alert">
            {failureText(error, t('failed'))}
          </Notice>
        )}
        <Inline>
          <Button isLoading={isSending} onPress={allow}>
            {t('allow')}
          </Button>
          <Button tone="outline" isDisabled={isSending} onPress={() => void answer([])}>
            {t('deny')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
