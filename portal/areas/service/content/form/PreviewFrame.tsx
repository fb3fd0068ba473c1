import { Box } from '@portal/design-system/Box';
import { Columns } from '@portal/design-system/Columns';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { SegmentedControl } from '@portal/design-system/SegmentedControl';
import { Stack } from '@portal/design-system/Stack';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#client/app/app-context.ts';
import { LANGUAGE_NAMES, type Language } from '#contract/language/language.ts';

export interface PreviewFrameProps {
  /** Those that it can be seen in. */
  readonly languages: readonly Language[];
  /** What patients will see in a language. */
  readonly children: (language: Language) => ReactNode;
}

const WIDTHS = ['phone', 'desktop'] as const;

/** Something as patients will see it, in each of its languages, on a phone and on a desk. */
export function PreviewFrame({ languages, children }: PreviewFrameProps): ReactNode {
  const t = useTranslations('content.preview');
  const own = useLanguage();
  const [chosen, setLanguage] = useState(own);
  // The help is Finnish, also where its operator reads another language.
  const language = languages.includes(chosen) ? chosen : 'fi';
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('phone');
  return (
    <Stack as="section" gap="small" aria-labelledby="content-preview">
      <Heading level={3} size={4} id="content-preview">
        {t('title')}
      </Heading>
      <Inline>
        {languages.length > 1 && (
          <SegmentedControl
            aria-label={t('language')}
            name="preview-language"
            segments={languages.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
            value={language}
            onChange={setLanguage}
          />
        )}
        <SegmentedControl
          aria-label={t('width')}
          name="preview-width"
          segments={WIDTHS.map((value) => ({ value, label: t(value) }))}
          value={width}
          onChange={setWidth}
        />
      </Inline>
      <Box padding="medium" background="sunken" isRounded>
        <Columns layout={width === 'phone' ? 'asideStart' : 'one'}>
          <Stack lang={language}>{children(language)}</Stack>
        </Columns>
      </Box>
    </Stack>
  );
}
