import { Button } from '@portal/design-system/Button';
import { Notice } from '@portal/design-system/Notice';
import { type ReactNode, useState } from 'react';

export interface OnDemandProps<Read> {
  /** Fetches what is to be read. */
  readonly read: () => Promise<Read>;
  /** Of the button while it is hidden and while it is shown, and of what could not be fetched. */
  readonly texts: { readonly show: string; readonly hide: string; readonly failed: string };
  /** Shows what was fetched. */
  readonly children: (read: Read) => ReactNode;
}

/** What is fetched only when somebody presses for it, as each reading stands in the customer’s log. Belongs into a `Stack`. */
export function OnDemand<Read>({ read, texts, children }: OnDemandProps<Read>): ReactNode {
  const [answer, setAnswer] = useState<{ readonly read: Read } | 'failed' | null>(null);
  const [isLoading, setLoading] = useState(false);
  const shown = answer === 'failed' ? null : answer;

  async function toggle(): Promise<void> {
    if (shown) return setAnswer(null);
    setLoading(true);
    setAnswer(
      await read().then(
        (fetched) => ({ read: fetched }),
        () => 'failed' as const,
      ),
    );
    setLoading(false);
  }

  return (
    <>
      <Button
        tone="secondary"
        size="small"
        isLoading={isLoading}
        aria-expanded={shown !== null}
        onPress={() => void toggle()}
      >
        {shown ? texts.hide : texts.show}
      </Button>
      {answer === 'failed' && (
        <Notice tone="error" role="alert">
          {texts.failed}
        </Notice>
      )}
      {shown && children(shown.read)}
    </>
  );
}
