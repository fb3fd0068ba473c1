import { Card } from '@portal/design-system/Card';
import { FileUpload } from '@portal/design-system/FileUpload';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type Fault, LONGEST_DEFINITION } from '../faults.ts';
import { PreviewQuestionnaire } from './PreviewQuestionnaire.tsx';
import { useAdding } from './use-adding.ts';

export interface AddQuestionnaireProps {
  /** There is one more. */
  readonly onAdded: () => void;
}

/** Takes a questionnaire from a file: says beside the field why it is refused, or shows what it asks before it is added. */
export function AddQuestionnaire({ onAdded }: AddQuestionnaireProps): ReactNode {
  const t = useTranslations('workspace.questionnaires');
  const { adding, isSending, read, add, discard } = useAdding(onAdded);
  const { step } = adding;
  return (
    <Stack gap="medium">
      {(step === 'added' || step === 'unchanged') && (
        <Notice tone="success" role="status" takesFocus>
          {t(step, { title: adding.title })}
        </Notice>
      )}
      <Card padding="medium">
        <Stack gap="medium">
          <FileUpload
            label={t('file.label')}
            description={t('file.help')}
            error={errorOf()}
            files={[]}
            accept={['.json']}
            maxSize={LONGEST_DEFINITION}
            maxFiles={1}
            isDisabled={step === 'reading'}
            onAdd={([file]) => file && void read(file)}
            onRemove={discard}
          />
          {step === 'refused' && <Faults faults={adding.faults} />}
        </Stack>
      </Card>
      {(step === 'preview' || step === 'notAdded') && (
        <PreviewQuestionnaire
          preview={adding.preview}
          isSending={isSending}
          hasFailed={step === 'notAdded'}
          onAdd={() => void add()}
          onDiscard={discard}
        />
      )}
    </Stack>
  );

  function errorOf(): string | undefined {
    if (adding.step === 'notRead') return t('file.failed');
    return adding.step === 'refused' ? t('file.refused', { file: adding.fileName }) : undefined;
  }
}

/** Each reason, with the item that it is about: the author corrects all of them at once. */
function Faults({ faults }: { readonly faults: readonly Fault[] }): ReactNode {
  const t = useTranslations('workspace.questionnaires');
  return (
    <Notice tone="error" role="alert" takesFocus title={t('file.reasons', { count: faults.length })}>
      <Stack as="ul" gap="xsmall">
        {faults.map(({ item, code, about }) => (
          <Stack as="li" gap="none" key={JSON.stringify([item, code, about])}>
            {item !== null && <Text weight="strong">{t('file.item', { item })}</Text>}
            <Text>{t(`faults.${code}`, { about })}</Text>
          </Stack>
        ))}
      </Stack>
    </Notice>
  );
}
