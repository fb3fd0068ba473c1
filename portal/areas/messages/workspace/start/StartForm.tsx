import { Button } from '@portal/design-system/Button';
import { Card } from '@portal/design-system/Card';
import { Inline } from '@portal/design-system/Inline';
import { SendIcon } from '@portal/design-system/icons/SendIcon';
import { Select } from '@portal/design-system/Select';
import { TextArea } from '@portal/design-system/TextArea';
import { TextField } from '@portal/design-system/TextField';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useApp, useBrand } from '#client/app/app-context.ts';
import type { AnswerOf } from '#client/calls/api.ts';
import { useForm } from '#client/forms/use-form.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { FormFailure } from '#components/form/FormFailure.tsx';
import { FormFrame } from '#components/form/FormFrame.tsx';
import { textErrors } from '#contract/calls/text-rule.ts';
import { startFields } from '../rules.ts';

export interface StartFormProps {
  /** What the reader starts, and for which teams. */
  readonly start: AnswerOf<'GET /api/workspace/start'>['starts'][number];
  /** A conversation with the patient whom it is about; null: the patient is named by identity code. */
  readonly about: string | null;
}

const EMPTY = { identityCode: '', team: '', title: '', text: '' };
type Field = keyof typeof EMPTY;
/** Why nothing was started, each in its own words. */
const OUTCOMES = ['noEmployee', 'noPatient', 'actedForByGuardians', 'teamNotFound'] as const;

/** About whom, to which team, and what: the patient reads it, too. */
export function StartForm({ start: { type, teams }, about }: StartFormProps): ReactNode {
  const t = useTranslations('workspace.start');
  const href = useHref();
  const { navigate } = useApp();
  const { guardianActsUntilAge } = useBrand();
  const named = type !== 'supervisor' && about === null ? type : null;
  const [only] = teams;
  const form = useForm({
    id: 'start',
    draft: `workspace-start-${type}-${about ?? 'new'}`,
    known: { ...EMPTY, team: teams.length === 1 ? (only?.id ?? '') : '' },
    schema: {
      fields: named ? ['identityCode', 'team', 'title', 'text'] : ['team', 'title', 'text'],
      check: ({ identityCode, team, ...texts }) => [
        ...(named && identityCode.trim() === ''
          ? [{ field: 'identityCode', code: 'required' as const }]
          : []),
        ...(teams.length > 0 && team === '' ? [{ field: 'team', code: 'required' as const }] : []),
        ...textErrors(startFields, texts),
      ],
    },
    errorText: ({ field }) => t(`errors.${field as Field}`),
    leaving: 'holdsTab',
    send: (send, { identityCode, team, ...texts }) => {
      const thread = Number(about);
      const patient = about === null ? { identityCode } : { thread };
      const whom = {
        hr: { type: 'hr', identityCode },
        customer: { type: 'customer', patient },
        supervisor: { type: 'supervisor', thread },
      } as const;
      return send('POST /api/workspace/threads', {
        body: { ...texts, team: team || null, about: whom[type] },
      });
    },
    outcome: (answer) =>
      answer.type === 'started' ? () => navigate(href('workspace-thread', { id: answer.id })) : answer.type,
  });
  return (
    <Card>
      <FormFrame form={form} summary={t('summary')} aria-label={t(`title.${type}`)}>
        {named && (
          <TextField
            {...form.text('identityCode')}
            label={t(`identityCode.${named}`)}
            description={t(`identityCodeHelp.${named}`)}
            isRequired
            autoComplete="off"
          />
        )}
        {teams.length > 1 && (
          <Select
            id={form.idOf('team')}
            label={t(type === 'hr' ? 'team' : 'ownTeam')}
            options={teams.map(({ id, name }) => ({ id, label: name }))}
            value={form.values.team || null}
            onChange={(team) => form.change({ team }, 'team')}
            error={form.errorOf('team')}
            isRequired
          />
        )}
        <TextField
          {...form.text('title')}
          label={t('subject')}
          isRequired
          maxLength={startFields.title.max}
          autoComplete="off"
        />
        <TextArea {...form.text('text')} label={t('text')} isRequired size="tall" />
        <FormFailure form={form}>
          {(failure) =>
            OUTCOMES.some((each) => each === failure)
              ? t(failure as (typeof OUTCOMES)[number], { age: guardianActsUntilAge + 1 })
              : t('sendFailed')
          }
        </FormFailure>
        <Inline stacksBelow="medium">
          <Button type="submit" icon={<SendIcon />} isLoading={form.isSending}>
            {t('send')}
          </Button>
        </Inline>
      </FormFrame>
    </Card>
  );
}
