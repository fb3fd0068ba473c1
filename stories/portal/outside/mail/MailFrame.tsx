import type { Scheme } from '@portal/tokens/contract';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface MailFrameProps {
  /** The whole document of an e-mail. */
  readonly html: string;
  /** What the mailbox is set to. */
  readonly scheme: Scheme;
}

/** An e-mail as a mailbox shows it: a document of its own, without scripts, as high as what is in it. */
export function MailFrame({ html, scheme }: MailFrameProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    const letter = element?.contentDocument;
    if (!element || !letter) return;
    // Written at once: a frame that loads its source would be photographed before it is there.
    letter.open();
    // What a frame prefers is the browser's own setting, and here it is the toolbar's.
    letter.write(html.replaceAll('(prefers-color-scheme:dark)', scheme === 'dark' ? 'all' : 'not all'));
    letter.close();
    const fit = () => {
      // Else it would be as high as it was before, where it is higher than what is in it.
      element.style.height = '0';
      element.style.height = `${letter.documentElement.scrollHeight}px`;
    };
    fit();
    addEventListener('resize', fit);
    return () => removeEventListener('resize', fit);
  }, [html, scheme]);
  return (
    <iframe
      ref={frame}
      title="E-mail"
      sandbox="allow-same-origin"
      style={{ display: 'block', inlineSize: '100%', border: 0, colorScheme: scheme }}
    />
  );
}
