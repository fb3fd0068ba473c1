import { describe, test } from 'vitest';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import { addedQuestionnaires } from '../fixtures.ts';

const LIST = 'GET /api/workspace/questionnaires';
const list = (questionnaires: object[]) => ({ answers: { [LIST]: { questionnaires } } });

describe('the page where questionnaires are added', () => {
  test.each([
    ['/fi/tyotila/kyselyt', 'Kyselytiedosto', 'palvelun ylläpito'],
    ['/sv/arbetsyta/frageformular', 'Fil med frågeformulär', 'tjänstens administratör'],
    ['/en/workspace/questionnaires', 'Questionnaire file', 'service operator'],
  ])('%s takes a file, and has those that were added', async (url, file, operator) => {
    const page = await openPage(url, list(addedQuestionnaires));
    await expect(page.getByLabel(file)).toBeVisible();
    await expect(page.getByText('Uni ja palautuminen')).toBeVisible();
    await expect(page.getByText('Ilona Heikkinen')).toBeVisible();
    await expect(page.getByText(operator)).toBeVisible();
  });

  test('says where there is none, and that it is not for everybody', async () => {
    const empty = await openPage('/en/workspace/questionnaires', list([]));
    await expect(empty.getByText('No questionnaires have been added yet.')).toBeVisible();
    const refused = await openPage('/en/workspace/questionnaires', { problems: { [LIST]: 'forbidden' } });
    await expect(
      refused.getByText('This page is for professionals who may add questionnaires.'),
    ).toBeVisible();
  });
});
