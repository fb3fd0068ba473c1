import { TextField } from '@portal/design-system/TextField';
import type { ReactNode } from 'react';
import type { TextControl } from '#client/forms/form-controls.ts';
import { IDENTITY_CODE_LENGTH, normalizeIdentityCode } from '#contract/values/identity-code-text.ts';

export interface IdentityCodeFieldProps extends TextControl {
  /** The label: whose code it is. */
  readonly label: string;
  /** Help text below the label. */
  readonly description: string;
}

/** An identity code, which no browser fills in. A pasted one may have spaces around it, so the field itself sets no limit. */
export function IdentityCodeField({ onChange, ...rest }: IdentityCodeFieldProps): ReactNode {
  return (
    <TextField
      {...rest}
      onChange={(text) => onChange(text.length > IDENTITY_CODE_LENGTH ? normalizeIdentityCode(text) : text)}
      width="medium"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      isRequired
    />
  );
}
