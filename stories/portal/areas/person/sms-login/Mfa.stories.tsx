import { visitorSession } from '@portal/web/shell/browser/testing/page-state.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PageOptions } from '../../../page-state.ts';
import { alike, pageStory, readAs, readInPikkujatti } from '../../../page-story.tsx';

const meta = { title: 'Pages/Text message code' } satisfies Meta;
export default meta;

const SENT = { 'POST /api/request-mfa-sms': { type: 'code-sent' } };
const pin = (type: string) => ({ 'POST /api/pin': { type, mfaResponse: type } });

const at = ({ answers, ...options }: Pick<PageOptions, 'answers' | 'problems' | 'session'> = {}) =>
  pageStory({
    key: 'mfa',
    params: {},
    query: { next: '/fi/ajanvaraukset' },
    session: visitorSession,
    answers: { 'GET /api/session-timed-out': { nextAction: 'request-mfa-sms' }, ...answers },
    ...options,
  });

/** A story that asks for a code, and types one. */
function going(story: StoryObj, code: string | null): StoryObj {
  return {
    ...story,
    play: async (context) => {
      const { canvas, userEvent } = context;
      await story.play?.(context);
      await userEvent.click((await canvas.findAllByRole('button')).at(-2) as HTMLElement);
      const field = await canvas.findByRole('textbox');
      if (code) await userEvent.type(field, code);
    },
  };
}

export const Ask = readAs('coming-back/2-ask', alike(at()));

export const AskInPikkujatti = readInPikkujatti('coming-back/2-ask.pikkujatti', at());

const codeAsked = going(at({ answers: SENT }), null);

export const CodeAsked = readAs('coming-back/3-code', alike(codeAsked));

export const CodeAskedInPikkujatti = readInPikkujatti('coming-back/3-code.pikkujatti', codeAsked);

const wrongCode = going(at({ answers: { ...SENT, ...pin('mfa-challenge-failed') } }), '1234');

export const WrongCode = readAs('coming-back/4-wrong-code', wrongCode);

export const WrongCodeInPikkujatti = readInPikkujatti('coming-back/4-wrong-code.pikkujatti', wrongCode);

export const TooManyRetries = alike(
  going(at({ answers: { ...SENT, ...pin('too-many-mfa-attempts') } }), '1234'),
);

/** Too much time has passed since the session ended. */
export const Expired = alike(
  at({ answers: { 'GET /api/session-timed-out': { nextAction: 'login-with-tupas' } } }),
);

export const BackAlready = alike(at({ session: {} }));
