import { ButtonLink, type ButtonLinkProps } from '@portal/design-system/ButtonLink';
import { Inline } from '@portal/design-system/Inline';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';

/** A file to save or to open, with its look and words. */
export type FileLink = Omit<ButtonLinkProps, 'isDocument' | 'onClick'>;

export interface FileLinksProps {
  /** In their order. */
  readonly files: readonly FileLink[];
}

/**
 * Links to files, which work before any script. Without a connection the page says what has become of a press: the
 * browser says nothing in it, or puts a page of its own in its place.
 */
export function FileLinks({ files }: FileLinksProps): ReactNode {
  const t = useTranslations('downloads');
  const [isLost, setLost] = useState(false);

  function canFetch(): boolean {
    // Some browsers believe for ever that there is no connection: who presses again knows better.
    const isRefused = !navigator.onLine && !isLost;
    setLost(isRefused);
    return !isRefused;
  }

  return (
    <Stack gap="small">
      <Inline gap="xsmall">
        {files.map((file) => (
          <ButtonLink key={`${file.href} ${file.download}`} {...file} isDocument onClick={canFetch} />
        ))}
      </Inline>
      {isLost && (
        <Notice tone="error" role="alert">
          {t('lost')}
        </Notice>
      )}
    </Stack>
  );
}
