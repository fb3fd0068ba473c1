import { Button } from '@portal/design-system/Button';
import { Checkbox } from '@portal/design-system/Checkbox';
import { Notice } from '@portal/design-system/Notice';
import { RadioGroup } from '@portal/design-system/RadioGroup';
import { Stack } from '@portal/design-system/Stack';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFeatures } from '#client/app/app-context.ts';
import { useChange } from '#client/calls/use-change.ts';
import { useSetAnswer } from '#client/calls/use-set-answer.ts';
import { useFailureText } from '#components/use-failure-text.ts';
import { CHANNELS } from '../channels.ts';
import type { Choice, NoticesState } from '../contract.ts';

/** The choice, and saving it. */
export function NoticeChoice({ state }: { readonly state: NoticesState }): ReactNode {
  const t = useTranslations('record-news');
  const { run, isSending, error } = useChange('PUT /api/record-notices');
  const setAnswer = useSetAnswer();
  const { has } = useFeatures();
  const failureText = useFailureText();
  const [choice, setChoice] = useState(state);
  const [isSaved, setSaved] = useState(false);
  const hints = {
    none: undefined,
    email: state.hasEmail ? undefined : t('emailMissing'),
    sms: t(state.hasPhone ? 'smsHours' : 'smsMissing'),
  };
  const isMissing = { none: false, email: !state.hasEmail, sms: !state.hasPhone };

  const options = CHANNELS.map((value) => ({
    value,
    label: t(value),
    ...(hints[value] && { description: hints[value] }),
    isDisabled: isMissing[value],
  }));

  function change(part: Partial<Choice>): void {
    setSaved(false);
    setChoice({ ...choice, ...part });
  }

  async function save(): Promise<void> {
    setSaved(false);
    const { channel, messages, waitsForComment } = choice;
    try {
      const saved = await run({ body: { channel, messages, waitsForComment } });
      setAnswer('GET /api/record-notices', () => saved);
      setSaved(true);
    } catch {
      // Told below.
    }
  }

  return (
    <Stack gap="medium" align="start">
      <RadioGroup
        label={t('channel')}
        value={choice.channel}
        onChange={(channel) => change({ channel })}
        options={options}
      />
      <Checkbox
        description={t('waitsText')}
        isSelected={choice.waitsForComment}
        onChange={(waitsForComment) => change({ waitsForComment })}
      >
        {t('waits')}
      </Checkbox>
      {has('customer-messaging-enabled') && (
        <RadioGroup
          label={t('messages')}
          value={choice.messages}
          onChange={(messages) => change({ messages })}
          options={options}
        />
      )}
      {isSaved && (
        <Notice tone="success" role="status">
          {t('saved')}
        </Notice>
      )}
      {error && (
        <Notice tone="error" role="alert">
          {failureText(error, t('failed'))}
        </Notice>
      )}
      <Button tone="secondary" isLoading={isSending} onPress={() => void save()}>
        {t('save')}
      </Button>
    </Stack>
  );
}
