/** What stories and tests show an HR user. */
export const employees = (more: object = {}) => ({
  employer: 'Pohjolan Tehdas Oy',
  employedToday: 1284,
  imports: [
    {
      id: 2,
      importedAt: '2026-11-02T08:15:00.000Z',
      by: 'Päivi Aalto',
      counts: { added: 12, ended: 5, alreadyExists: 1267, failure: 1 },
    },
    { id: 1, importedAt: '2026-10-01T07:40:00.000Z', by: null, counts: { added: 1272 } },
  ],
  ...more,
});
