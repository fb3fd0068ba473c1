import { type ReactNode, useEffect, useState } from 'react';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as css from './RetryButton.css.ts';

/** Milliseconds that a try is seen to take: without a connection it is over at once, and would look like no answer. */
const SEEN_FOR = 500;

export interface RetryButtonProps extends Pick<ButtonProps, 'tone' | 'size'> {
  /** Called for another try. If that succeeds, the button is expected to go. */
  readonly onRetry: () => void;
  /** While a try is under way, pressed for or not: one that was pressed for has not failed before its end. Default: false. */
  readonly isRetrying?: boolean | undefined;
  /** The words beside it are the ones that it says itself: it shows them no second time. Default: false. */
  readonly isSaid?: boolean;
}

/** Tries again what has failed, stays where it fails once more, and says so. */
export function RetryButton(props: RetryButtonProps): ReactNode {
  const { onRetry, isRetrying = false, isSaid, tone = 'secondary', size } = props;
  const { strings } = useDesignSystem();
  // A try that the button has not begun, such as a refresh by the clock, changes nothing of what it says and how it looks.
  const [stage, setStage] = useState<'new' | 'trying' | 'failed'>('new');
  const isTrying = stage === 'trying';

  useEffect(() => {
    if (!isTrying || isRetrying) return;
    const timer = setTimeout(() => setStage('failed'), SEEN_FOR);
    return () => clearTimeout(timer);
  }, [isTrying, isRetrying]);

  function press(): void {
    setStage('trying');
    onRetry();
  }

  return (
    <>
      <Button tone={tone} size={size} onPress={press} isLoading={isTrying}>
        {strings.retry}
      </Button>
      <span role="status" className={isSaid ? visuallyHidden : css.note}>
        {stage === 'failed' && strings.loadFailed}
      </span>
    </>
  );
}
