import { helsinkiDay } from '#contract/time/time.ts';
import { type Handler, ok } from '#platform/calls/handler.ts';
import type { ContentApi } from '../contract.ts';
import { dayState } from '../notice-days.ts';
import { shownNotice } from '../shown-notice.ts';
import type { PublishedNotices } from './published-notices.ts';

/** `GET /api/help` */
export const showHelp = (published: PublishedNotices): Handler<ContentApi['GET /api/help']> => ({
  async outside(context) {
    const today = helsinkiDay(context.now);
    const contents = await published.of(context);
    return ok({
      answers: contents.flatMap(({ id, content }) => {
        const shown = shownNotice(content, 'fi');
        if (!content.help || !shown || dayState(content, today) !== 'shown') return [];
        const { title, paragraphs, link } = shown;
        return { id, ...content.help, title, paragraphs, link };
      }),
    });
  },
});
