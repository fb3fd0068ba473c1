import { expect, test } from 'vitest';
import { TOPICS } from '../topics.ts';
import { arranged, type Written } from './arranged.ts';

const urgent = TOPICS.find(({ key }) => key === 'urgent') as (typeof TOPICS)[number];
const written = (more: Partial<Written>): Written => ({
  ...{ id: 1, topic: 'urgent', question: '', place: 1, isRemoved: false },
  ...{ title: 'A', paragraphs: ['B'], link: null },
  ...more,
});
const names = (published: readonly Written[]) =>
  arranged(urgent, published).map((entry) => (typeof entry === 'string' ? entry : entry.id));

test.each([
  ['nothing is published', [], ['emergency', 'urgentCare', 'urgentOnline']],
  [
    'an answer takes the place of one',
    [{ question: 'urgentCare', place: 2 }],
    ['emergency', 1, 'urgentOnline'],
  ],
  ['one is moved', [{ question: 'urgentCare' }], [1, 'emergency', 'urgentOnline']],
  ['one is taken away', [{ question: 'urgentCare', isRemoved: true }], ['emergency', 'urgentOnline']],
  ['two are added', [{ id: 2, place: 50 }, { place: 2 }], ['emergency', 1, 'urgentCare', 'urgentOnline', 2]],
  ['another topic has one', [{ topic: 'booking' }], ['emergency', 'urgentCare', 'urgentOnline']],
])('where %s', (_, published, order) => {
  expect(names(published.map(written))).toEqual(order);
});
