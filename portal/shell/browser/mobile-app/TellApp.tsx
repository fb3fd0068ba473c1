import { useContext, useEffect, useEffectEvent } from 'react';
import { VisitContext } from '#client/app/app-context.ts';
import { postToApp } from '#client/mobile-app/post-to-app.ts';
import { handOverLinks } from './hand-over-links.ts';
import { messagesOfPage } from './messages-of-page.ts';

export interface TellAppProps {
  /** Title of the document. */
  readonly title: string;
}

/** Tells the mobile app around the portal which page is shown, and hands links over to it. */
export function TellApp({ title }: TellAppProps): null {
  const visit = useContext(VisitContext);
  // A change of query, as by a filter, is no other page.
  const place = visit && [visit.key, ...Object.values(visit.params)].join(' ');
  useEffect(() => handOverLinks(), []);
  const tellPage = useEffectEvent(() => {
    if (visit) for (const message of messagesOfPage(visit)) postToApp(message);
  });
  useEffect(() => {
    if (place !== null) tellPage();
  }, [place]);
  useEffect(() => void postToApp({ type: 'titleChanged', title }), [title]);
  return null;
}
