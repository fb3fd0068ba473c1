import { test } from 'vitest';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import { absences } from '../fixtures.ts';

const ABSENCES = 'GET /api/workspace/absences';

test('the absences are the own ones, to be taken back, and those of whom one substitutes', async () => {
  const page = await openPage('/en/workspace/absences', { answers: { [ABSENCES]: absences() } });
  await expect(page.getByText('You substitute for: Timo Rantanen')).toBeVisible();
  await expect(page.getByText('Substitute: Timo Rantanen', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove the absence' })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Save the absence' })).toBeVisible();
});

test('absences that cannot be shown leave a retry', async () => {
  const page = await openPage('/en/workspace/absences', {
    problems: { [ABSENCES]: 'temporarilyUnavailable' },
  });
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});
