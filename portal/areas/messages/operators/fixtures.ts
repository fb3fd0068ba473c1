const person = {
  title: 'sairaanhoitaja',
  isSupervisor: false,
  mayPrescribe: false,
  addsQuestionnaires: false,
  employer: null,
};

/** What stories and tests show an operator of those who work here. */
export const staff = (more: object = {}) => ({
  people: [
    {
      ...person,
      ...{ id: 1, name: 'Ilona Heikkinen', kind: 'professional', title: 'työterveyslääkäri' },
      ...{ isSupervisor: true, mayPrescribe: true, addsQuestionnaires: true },
      teams: ['Työterveystiimi', 'Mielen tuki'],
    },
    { ...person, id: 4, name: 'Outi Koivula', kind: 'operator', title: 'palvelun ylläpitäjä', teams: [] },
    {
      ...person,
      ...{ id: 3, name: 'Päivi Aalto', kind: 'hr', title: 'henkilöstöpäällikkö' },
      ...{ employer: 'Pohjolan Tehdas Oy', teams: [] },
    },
    { ...person, id: 2, name: 'Timo Rantanen', kind: 'professional', teams: ['Sairaanhoitajat'] },
  ],
  count: 44,
  page: 1,
  pages: 3,
  ...more,
});

/** What stories and tests show an operator of breaks. */
export const breaks = (more: object = {}) => ({
  breaks: [
    {
      ...{ id: 1, part: 'payment', isPlanned: false, isOn: true },
      ...{ startsAt: '2026-11-22T10:40:00.000Z', endsAt: null, by: 'Outi Koivula' },
    },
    {
      ...{ id: 2, part: 'booking', isPlanned: true, isOn: false, by: 'Maija' },
      ...{ startsAt: '2026-12-01T20:00:00.000Z', endsAt: '2026-12-02T01:00:00.000Z' },
    },
  ],
  ...more,
});
