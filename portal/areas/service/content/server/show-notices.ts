import { helsinkiDay } from '#contract/time/time.ts';
import { type Handler, ok } from '#platform/calls/handler.ts';
import type { ContentApi } from '../contract.ts';
import { dayState } from '../notice-days.ts';
import { contentKind } from '../rules.ts';
import { shownNotice } from '../shown-notice.ts';
import type { PublishedNotices } from './published-notices.ts';

/** `GET /api/notices` */
export const showNotices = (published: PublishedNotices): Handler<ContentApi['GET /api/notices']> => ({
  async outside(context, { query: { place, lang } }) {
    const today = helsinkiDay(context.now);
    const notices = (await published.of(context)).filter(
      ({ content }) =>
        contentKind(content) === 'notice' &&
        content.places.includes(place) &&
        dayState(content, today) === 'shown',
    );
    return ok({
      notices: notices.flatMap(({ id, content }) => {
        const shown = shownNotice(content, lang);
        return shown ? { id, ...shown } : [];
      }),
    });
  },
});
