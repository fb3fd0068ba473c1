import type { ChargeContent } from '#areas/appointments/shared/additional-charges/charge-content.ts';

/** What practitioners propose to charge on top of the next appointment of some demo people. */
export const DEMO_CHARGES: Readonly<Record<string, Omit<ChargeContent, 'proposedBy'>>> = {
  onni: {
    reason: 'notCovered',
    rows: [
      {
        name: {
          fi: 'Fysioterapian lisäaika, 30 min',
          sv: 'Tilläggstid för fysioterapi, 30 min',
          en: 'Additional physiotherapy, 30 min',
        },
        cents: 45_00,
        vatPercentage: 0,
      },
      {
        name: {
          fi: 'Vastuskuminauhat kotiin',
          sv: 'Träningsband att ta med hem',
          en: 'Exercise bands to take home',
        },
        cents: 14_90,
        vatPercentage: 25.5,
      },
    ],
  },
  elsa: {
    reason: 'examination',
    rows: [
      {
        name: {
          fi: 'Allergian ihopistokokeet',
          sv: 'Pricktest för allergi',
          en: 'Skin prick tests for allergies',
        },
        cents: 79_00,
        vatPercentage: 0,
      },
    ],
  },
};
