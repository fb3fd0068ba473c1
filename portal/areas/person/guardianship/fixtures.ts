import type { FamilyChild } from './contract.ts';

/** A child of eight with something of everything, for stories and tests. */
export function familyChild(changes: Partial<FamilyChild> = {}): FamilyChild {
  return {
    id: 'elsa',
    firstNames: 'Elsa Sofia',
    lastName: 'Lindström',
    tint: 1,
    age: 8,
    status: 'available',
    isCurrent: false,
    due: {
      appointment: {
        next: {
          id: 7,
          startDate: '2026-12-03T07:20:00.000Z',
          isSpecificTime: true,
          kind: 'Lääkärin vastaanotto',
        },
      },
      vaccinations: {
        due: [{ name: 'Tuhkarokko, sikotauti, vihurirokko ja vesirokko', status: 'missed' }],
      },
      invoices: { count: 1, overdue: 1, sumCents: 4_250, isWhole: true },
      news: { lists: [{ page: 'lab-list', count: 1 }] },
    },
    ...changes,
  };
}

/** One for whom there is nothing to do. */
export const calmChild = familyChild({
  id: 'venla',
  firstNames: 'Venla Helena',
  lastName: 'Koskinen',
  tint: 4,
  age: 5,
  due: {
    appointment: { next: null },
    vaccinations: { due: [] },
    invoices: { count: 0, overdue: 0, sumCents: 0, isWhole: true },
    news: { lists: [] },
  },
});

/** One of whom nothing can be told at the moment but the next appointment. */
export const untoldChild = familyChild({
  due: {
    appointment: familyChild().due?.appointment ?? null,
    vaccinations: null,
    invoices: { count: 0, overdue: 0, sumCents: 0, isWhole: false },
    news: null,
  },
});

export const grownChild = familyChild({
  id: 'viktor',
  firstNames: 'Viktor Karl',
  tint: 0,
  age: 13,
  status: 'tooOld',
  due: null,
});

export const newChild = familyChild({
  id: 'elli',
  firstNames: 'Elli Maria',
  tint: 2,
  age: 6,
  status: 'notAPatient',
  due: null,
});

/** An answer of `GET /api/guardianship/family`. */
export const family = (...children: readonly FamilyChild[]) => ({ type: 'success', children });
