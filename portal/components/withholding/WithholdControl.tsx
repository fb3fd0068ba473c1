import { Button } from '@portal/design-system/Button';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { VisuallyHidden } from '@portal/design-system/VisuallyHidden';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCall } from '#client/calls/use-call.ts';
import { useChange } from '#client/calls/use-change.ts';
import { useSetAnswer } from '#client/calls/use-set-answer.ts';
import { useFailureText } from '../use-failure-text.ts';
import { StillSeen, TogetherChoice } from './TogetherChoice.tsx';
import { useTogether } from './use-together.ts';
import { WithholdFailure } from './WithholdFailure.tsx';
import type { WithholdPartProps } from './withhold-props.ts';

/** Says whether guardians see something, and changes it. */
export function WithholdControl({
  what,
  name,
  isInList = false,
  matters,
  whole,
}: WithholdPartProps): ReactNode {
  const t = useTranslations('withholding');
  const { data, ...rest } = useCall('GET /api/withholding');
  const { run, isSending, error: failure } = useChange('PUT /api/withholding/{what}');
  const setAnswer = useSetAnswer();
  const failureText = useFailureText();
  const together = useTogether(whole);
  const [hasChanged, setChanged] = useState(false);
  // Of a whole list the note above it tells that it failed.
  if (!data) return isInList ? null : <WithholdFailure {...rest} />;
  // What would go with it is said before it is withheld.
  if (!together.belongings) return <WithholdFailure {...together} />;
  const isWithheld = isOf(data.withheld, { what });
  const shares = together.belongings.filter((each) => isOf(data.withheld, each) === isWithheld);
  const chosen = together.chosen ?? (isWithheld ? [] : shares.map((each) => each.what));
  const seen = data.guardiansCanAct ? 'seen' : 'notSeen';
  // What holds for a whole list is said above it.
  const isSaid = isWithheld || hasChanged || !isInList;

  async function change(): Promise<void> {
    // What fails is told below.
    const changed = await run({
      params: { what },
      body: { isWithheld: !isWithheld, together: [...chosen] },
    }).catch(() => null);
    if (!changed) return;
    setChanged(true);
    together.setChosen(null);
    setAnswer('GET /api/withholding', () => changed);
  }

  return (
    <Stack gap="xsmall" align="start">
      <Text size="small" tone="muted" role="status">
        {isSaid && t(isWithheld ? 'withheld' : seen)}
      </Text>
      {matters && data.guardiansCanAct && (
        <Text size="small">{t(`matters.${matters}.${isWithheld ? 'withheld' : 'seen'}`)}</Text>
      )}
      {isWithheld && (
        <StillSeen
          of={whole?.kind}
          belongings={together.belongings.filter((each) => !isOf(data.withheld, each))}
        />
      )}
      {shares.length > 0 && (
        <TogetherChoice
          of={whole?.kind}
          action={isWithheld ? 'show' : 'withhold'}
          belongings={shares}
          chosen={chosen}
          onChange={together.setChosen}
        />
      )}
      {failure && (
        <Text tone="danger" role="alert">
          {failureText(failure, t('notSaved'))}
        </Text>
      )}
      <Button
        tone={isInList ? 'tertiary' : 'outline'}
        isFlush={isInList}
        size="small"
        isLoading={isSending}
        onPress={() => void change()}
      >
        {t.rich(isWithheld ? 'show' : 'withhold', {
          name: () => name,
          hidden: (words) => name && <VisuallyHidden>{words}</VisuallyHidden>,
        })}
      </Button>
    </Stack>
  );
}

function isOf(all: readonly { readonly what: string }[], { what }: { readonly what: string }): boolean {
  return all.some((each) => each.what === what);
}
