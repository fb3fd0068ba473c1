import { helsinkiDay } from '#contract/time/time.ts';
import { type Handler, ok } from '#platform/calls/handler.ts';
import type { ContentApi } from '../contract.ts';
import { dayState } from '../notice-days.ts';
import { topicKey } from '../rules.ts';
import { shownNotice } from '../shown-notice.ts';
import type { PublishedNotices } from './published-notices.ts';

/** `GET /api/help` */
export const showHelp = (published: PublishedNotices): Handler<ContentApi['GET /api/help']> => ({
  async outside(context) {
    const today = helsinkiDay(context.now);
    const contents = (await published.of(context)).filter(
      ({ content }) => dayState(content, today) === 'shown',
    );
    return ok({
      topics: contents.flatMap(({ id, content: { topic, texts } }) =>
        topic ? [{ key: topicKey(id), name: texts[0]?.title ?? '', place: topic.place }] : [],
      ),
      answers: contents.flatMap(({ id, content }) => {
        const shown = shownNotice(content, 'fi');
        if (!content.help || !shown) return [];
        const { title, paragraphs, link } = shown;
        return { id, ...content.help, title, paragraphs, link };
      }),
    });
  },
});
