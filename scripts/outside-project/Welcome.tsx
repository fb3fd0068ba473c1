import '@portal/design-system/themes/base';
import '@portal/design-system/themes/kaari';
import { Button } from '@portal/design-system/Button';
import { kaari } from '@portal/design-system/brands/kaari';
import { DesignSystemProvider } from '@portal/design-system/DesignSystem';
import { Illustration } from '@portal/design-system/Illustration';
import { Page } from '@portal/design-system/Page';
import { Stack } from '@portal/design-system/Stack';
import { TextField } from '@portal/design-system/TextField';
import { type ReactNode, useState } from 'react';

/** A page of another product, built with this design system. */
export function Welcome(): ReactNode {
  const [name, setName] = useState('');
  return (
    <DesignSystemProvider language="en" brand={kaari}>
      <Page>
        <Stack>
          <Illustration name="book" />
          <TextField label="Name" value={name} onChange={setName} />
          <Button onPress={() => setName('Aino')}>Fill in</Button>
        </Stack>
      </Page>
    </DesignSystemProvider>
  );
}
