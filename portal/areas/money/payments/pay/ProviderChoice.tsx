import { Button } from '@portal/design-system/Button';
import { Card } from '@portal/design-system/Card';
import { ExternalLink } from '@portal/design-system/ExternalLink';
import { Form } from '@portal/design-system/Form';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { ProviderForm } from '../contract-shared.ts';
import { readTerms } from './read-terms.ts';

export interface ProviderChoiceProps {
  readonly form: ProviderForm;
  /** A press has brought it: the focus goes on here. Default: false. */
  readonly takesFocus?: boolean;
}

/** The ways to pay. Each is a form of the provider's that the browser itself posts, with and without scripts. */
export function ProviderChoice({ form, takesFocus = false }: ProviderChoiceProps): ReactNode {
  const t = useTranslations('payments.providers');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const { text, link } = readTerms(form.terms);
  return (
    <Card as="section" padding={{ small: 'medium', medium: 'large' }}>
      <Stack gap="large" align="start">
        <Heading level={2} size={3} ref={heading} tabIndex={-1}>
          {t('title')}
        </Heading>
        <Inline gap="small">
          {form.providers.map(({ id, name, url, parameters }) => (
            <Form
              key={id}
              action={url}
              hidden={Object.fromEntries(parameters.map((each) => [each.name, each.value]))}
            >
              <Button type="submit" tone="outline" size="large">
                {name}
              </Button>
            </Form>
          ))}
        </Inline>
        <Text tone="muted">{t('leave')}</Text>
        <Text tone="muted" size="small">
          {text} {link && <ExternalLink href={link.href}>{link.label}</ExternalLink>}
        </Text>
      </Stack>
    </Card>
  );
}
