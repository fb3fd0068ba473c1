import type { EmployeeMemos } from '@portal/web/areas/occupational/employee-memo/contract.ts';
import type { Meta } from '@storybook/react-vite';
import { alike, onlyIn, pageStory } from '../../../page-story.tsx';

const meta = { title: 'Pages/Employee memo' } satisfies Meta;
export default meta;

const KEY = 'GET /api/occupational/memo';
const story = (state: object) =>
  onlyIn('kaari', pageStory({ key: 'employee-memo-page', params: {}, ...state }));
const show = (memos: EmployeeMemos) => story({ answers: { [KEY]: memos } });

const MEMO = {
  employer: 'Esimerkkitehdas Oy',
  validFrom: '2024-01-01',
  agreed: [
    'Lakisääteinen ennaltaehkäisevä työterveyshuolto: työpaikkaselvitykset, terveystarkastukset ja työkyvyn tuki',
    'Yleislääkäritasoinen sairaanhoito sekä sen tarvitsemat laboratorio- ja kuvantamistutkimukset',
  ],
  handled: [
    { day: '2026-10-14', text: 'Työpaikkaselvitys tuotantohallissa: melu ja työasennot' },
    { day: '2026-05-07', text: 'Työterveyshuollon toimintasuunnitelma tarkistettiin' },
  ],
  sickLeave: [
    'Ilmoita poissaolosta esihenkilölle heti ensimmäisenä päivänä.',
    'Flunssassa tai vatsataudissa oma ilmoitus riittää enintään kolme päivää, jos esihenkilö hyväksyy sen.',
  ],
};

export const Memo = show({
  type: 'ok',
  memos: [MEMO],
  nextExamination: { dueOn: '2027-02-10', kind: 'periodic' },
});

export const NothingPlanned = alike(
  show({ type: 'ok', memos: [{ ...MEMO, handled: [] }], nextExamination: null }),
);

export const NoMemo = alike(show({ type: 'ok', memos: [], nextExamination: null }));

export const NothingAgreed = alike(show({ type: 'no-occupational-healthcare' }));

export const Loading = alike(story({}));

export const Failed = alike(story({ problems: { [KEY]: 'temporarilyUnavailable' } }));
