import { Button } from '@portal/design-system/Button';
import { CopyIcon } from '@portal/design-system/icons/CopyIcon';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { TextField } from '@portal/design-system/TextField';
import { type ReactNode, useState } from 'react';

export interface NewLinkProps {
  /** The whole address. */
  readonly url: string;
  /** What else it takes to open it, told by another way. Default: nothing. */
  readonly code?: { readonly label: string; readonly value: string };
  /** Its words, which say what the address is for. */
  readonly texts: {
    /** Says that it was made. */
    readonly title: string;
    /** What to do with it, and what not. */
    readonly text: string;
    /** Names the address. */
    readonly label: string;
    /** Of the button that copies it. */
    readonly copy: string;
    /** Announced once it is copied. */
    readonly copied: string;
  };
}

/** A secret address that was just made: shown once, and gone with the page. */
export function NewLink({ url, code, texts }: NewLinkProps): ReactNode {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      // Not allowed: the field can be selected.
      () => setCopied(false),
    );
  return (
    <Notice tone="success" role="status" title={texts.title} takesFocus>
      <Stack gap="small" align="start">
        <Text>{texts.text}</Text>
        <TextField label={texts.label} value={url} isReadOnly />
        <Button tone="outline" icon={<CopyIcon />} onPress={() => void copy()}>
          {texts.copy}
        </Button>
        {code && <TextField label={code.label} value={code.value} width="short" isReadOnly />}
        <Text role="status" size="small">
          {isCopied ? texts.copied : ''}
        </Text>
      </Stack>
    </Notice>
  );
}
