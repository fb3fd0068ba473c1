import type { ReactElement } from 'react';
import { DesignSystemProvider } from './DesignSystem/DesignSystem.tsx';
import { actions } from './samples/actions.tsx';
import { data } from './samples/data.tsx';
import { feedback } from './samples/feedback.tsx';
import { forms } from './samples/forms.tsx';
import { layout } from './samples/layout.tsx';
import type { Sample } from './samples/sample.ts';
import { shell } from './samples/shell.tsx';
import { text } from './samples/text.tsx';
import { ToastProvider } from './Toast/Toast.tsx';

export const samples: Readonly<Record<string, Sample>> = {
  ...layout,
  ...text,
  ...actions,
  ...forms,
  ...feedback,
  ...data,
  ...shell,
};

/** Around each sample, as in the product. */
export const inProduct = (element: ReactElement): ReactElement => (
  <DesignSystemProvider language="fi">
    <ToastProvider>{element}</ToastProvider>
  </DesignSystemProvider>
);
