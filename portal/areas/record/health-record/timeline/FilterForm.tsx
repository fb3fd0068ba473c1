import { Button } from '@portal/design-system/Button';
import { Form } from '@portal/design-system/Form';
import { SearchIcon } from '@portal/design-system/icons/SearchIcon';
import { Select } from '@portal/design-system/Select';
import { TextField } from '@portal/design-system/TextField';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useIsBuilt } from '#client/app/app-context.ts';
import { useHref, useNavigateTo } from '#client/navigation/use-href.ts';
import type { PageQuery } from '#contract/routes/routes.ts';
import { TIMELINE_KINDS, type TimelineKind } from '#contract/routes/timeline-kinds.ts';

/** What stands for no choice: no kind, and no year. */
const ALL = 'all';
const LONGEST = 100;

export interface FilterFormProps {
  readonly query: PageQuery<'health-record'>;
  readonly years: readonly string[];
  readonly words: string;
  readonly onWords: (words: string) => void;
  /** Called when what is chosen is shown. */
  readonly onShow?: () => void;
}

/** Kind and year, which the address keeps and which work without scripts, and words, which no address has. */
export function FilterForm({ query, years, words, onWords, onShow }: FilterFormProps): ReactNode {
  const t = useTranslations('health-record');
  const href = useHref();
  const isBuilt = useIsBuilt();
  const navigate = useNavigateTo();
  const [kind, setKind] = useState<string>(query.kind ?? ALL);
  const [year, setYear] = useState<string>(query.year ?? ALL);
  const [text, setText] = useState(words);
  const show = () => {
    onWords(text.trim());
    const chosen = {
      kind: kind === ALL ? null : (kind as TimelineKind),
      year: year === ALL ? null : year,
    };
    navigate(href('health-record', {}, chosen));
    onShow?.();
  };
  // A brand without certificates has none to choose.
  const kinds = TIMELINE_KINDS.filter((each) => each !== 'certificates' || isBuilt(each));
  const known = query.year && !years.includes(query.year) ? [query.year, ...years] : years;
  return (
    <Form
      aria-label={t('filter.label')}
      method="get"
      action={href('health-record')}
      onSubmit={show}
      gap="medium"
    >
      <Select
        label={t('filter.kind')}
        name="kind"
        value={kind}
        onChange={setKind}
        options={[
          { id: ALL, label: t('filter.allKinds') },
          ...kinds.map((each) => ({ id: each, label: t(`kinds.${each}`) })),
        ]}
      />
      <Select
        label={t('filter.year')}
        name="year"
        value={year}
        onChange={setYear}
        options={[
          { id: ALL, label: t('filter.allYears') },
          ...known.map((each) => ({ id: each, label: each })),
        ]}
      />
      <TextField
        label={t('filter.words')}
        description={t('filter.wordsHelp')}
        value={text}
        onChange={setText}
        maxLength={LONGEST}
        autoComplete="off"
      />
      <Button type="submit" icon={<SearchIcon />} isFullWidth>
        {t('filter.show')}
      </Button>
    </Form>
  );
}
