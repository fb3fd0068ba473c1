import type { Bundle, FhirResource } from 'fhir/r4.js';
import { describe, expect, test } from 'vitest';
import { addDays, helsinkiDay, helsinkiTime } from '#contract/time/time.ts';
import { parseIdentityCode } from '#contract/values/identity-code.ts';
import { demoPeople } from '../people.ts';
import { demoPractitioners } from '../practitioners.ts';
import { demoBundles } from './demo-bundles.ts';

/** A week, so that each day of the demo falls on a weekend once, and a day in each season of influenza's vaccines. */
const SEEDED_ON = [
  ...Array.from({ length: 7 }, (_, days) => helsinkiTime(addDays('2026-03-23', days), 9)),
  helsinkiTime('2026-11-26', 9),
  helsinkiTime('2029-01-10', 9),
];

/**
 * From when a vaccine could be given in Finland. Of the Union's authorisations their day; of national ones, whose day is not public,
 * when THL's table has the kind in use. Sources: `docs/health-care-facts.md`.
 */
const FROM: Readonly<Record<string, string>> = {
  'M-M-R II': '1982-11-01',
  'dT-rokote': '1989-01-01',
  Vaxigrip: '2002-01-01',
  Pentavac: '2005-01-01',
  Boostrix: '2005-01-01',
  'M-M-RVaxPro': '2006-05-05',
  ProQuad: '2006-04-06',
  RotaTeq: '2006-06-27',
  TicoVac: '2006-01-01',
  Tetravac: '2008-01-01',
  Synflorix: '2009-03-30',
  Twinrix: '1996-09-20',
  'Fluenz Tetra': '2013-12-04',
  Varivax: '2017-09-01',
  Shingrix: '2018-03-21',
  VaxigripTetra: '2018-09-01',
  diTeBooster: '2012-01-01',
  Stamaril: '2012-01-01',
  'Typhim Vi': '2012-01-01',
  Comirnaty: '2020-12-21',
  Fluenz: '2024-06-03',
};

/** Of medicines that a Swedish text names and a Finnish prescription has: what that calls them. */
const IN_FINNISH: Readonly<Record<string, string>> = {
  amoxicillin: 'amoksisilliini',
  cetirizin: 'setiritsiini',
};

/** From which age somebody can have finished school and the training for it: 3.5, 6 and 6 + 6 years. */
const TRAINED = { nurse: 22, doctor: 25, specialist: 31 } as const;

function birthDateOf(identityCode: string, today: string): string {
  const parsed = parseIdentityCode(identityCode, { acceptDevelopment: true, today });
  if (!parsed.valid) throw new Error(`${identityCode} is no identity code`);
  return parsed.birthDate;
}

const resourcesOf = (bundle: Bundle) => (bundle.entry ?? []).flatMap(({ resource }) => resource ?? []);
const seeds = SEEDED_ON.map((now) => ({
  now,
  day: helsinkiDay(now),
  records: demoBundles(now).map(resourcesOf),
}));

/** Who did what, and when. */
function actOf(resource: FhirResource): { by: string | undefined; at: string } | null {
  switch (resource.resourceType) {
    case 'Encounter':
      return { by: resource.participant?.[0]?.individual?.reference, at: resource.period?.start ?? '' };
    case 'Immunization':
      return { by: resource.performer?.[0]?.actor.reference, at: resource.occurrenceDateTime ?? '' };
    case 'MedicationRequest':
    case 'ServiceRequest':
      return { by: resource.requester?.reference, at: resource.authoredOn ?? '' };
    case 'DocumentReference':
      return { by: resource.author?.[0]?.reference, at: resource.date ?? '' };
    default:
      return null;
  }
}

describe.each(seeds)('in the demo seeded on $day', ({ now, day, records }) => {
  const all = records.flat();

  test('a professional was trained for what they did', () => {
    const practitioners = new Map(demoPractitioners().map((each) => [`Practitioner/${each.id}`, each]));
    const people = demoPeople(now).filter(({ isProfessional }) => isProfessional);
    const untrained = all.flatMap((resource) => {
      const act = actOf(resource);
      const practitioner = practitioners.get(act?.by ?? '');
      const person = people.find(
        ({ firstNames, lastName }) =>
          firstNames.startsWith(`${practitioner?.firstName} `) && lastName === practitioner?.lastName,
      );
      if (!act || !practitioner || !person) return [];
      const [specialty] = practitioner.specialties;
      const profession =
        specialty?.code === 'HOI' ? 'nurse' : specialty?.code === 'YLE' ? 'doctor' : 'specialist';
      const age = Number(act.at.slice(0, 4)) - Number(birthDateOf(person.identityCode, day).slice(0, 4));
      return age > TRAINED[profession] ? [] : [`${resource.resourceType}/${resource.id} at ${age}`];
    });
    expect(people).toHaveLength(2);
    expect(untrained).toEqual([]);
  });

  test('a vaccine was given after it was authorised, and after the patient’s birth', () => {
    const early = records.flatMap((record) => {
      const patient = record.find(({ resourceType }) => resourceType === 'Patient');
      const person = demoPeople(now).find(({ key }) => key === patient?.id);
      return record.flatMap((resource) => {
        if (resource.resourceType !== 'Immunization') return [];
        const given = resource.occurrenceDateTime ?? '';
        const name = resource.vaccineCode.text ?? '';
        const from = [FROM[name] ?? '9999', person ? birthDateOf(person.identityCode, day) : '9999'];
        // A year or a month may have been its last day.
        return from.every((day) => `${given}-99`.slice(0, 10) >= day) ? [] : [`${name} ${given}`];
      });
    });
    expect(early).toEqual([]);
  });

  test('nothing was given, written or done after the seeding', () => {
    const later = all.filter((resource) => (actOf(resource)?.at ?? '') > now.toISOString());
    expect(later.map(({ id }) => id)).toEqual([]);
  });

  test('what is prescribed or certified on the day of a visit comes after its beginning', () => {
    const before = records.flatMap((record) => {
      const visits = record.flatMap((each) => (each.resourceType === 'Encounter' ? (actOf(each) ?? []) : []));
      return record.flatMap((each) => {
        const act = actOf(each);
        const isWritten =
          each.resourceType === 'MedicationRequest' || each.resourceType === 'DocumentReference';
        const ofDay = visits.find(({ by, at }) => by === act?.by && at.slice(0, 10) === act?.at.slice(0, 10));
        return act && isWritten && ofDay && act.at < ofDay.at ? [each.id] : [];
      });
    });
    expect(before).toEqual([]);
  });

  test('what a visit’s text plans to prescribe is prescribed at it, and what it measures is measured after its start', () => {
    const missing = records.flatMap((record) => {
      const visits = record.filter((each) => each.resourceType === 'Encounter');
      return record.flatMap((each) => {
        if (each.resourceType !== 'DocumentReference' || each.category) return [];
        const text = Buffer.from(each.content[0]?.attachment.data ?? '', 'base64').toString();
        const visit = visits.find(({ id }) => each.context?.encounter?.[0]?.reference === `Encounter/${id}`);
        const act = visit && actOf(visit);
        if (!act) return [];
        const sameDay = (at = '') => helsinkiDay(new Date(at)) === helsinkiDay(new Date(act.at));
        const [, planned = ''] = /(?:Suunnitelma|Plan): (\p{L}+) \d+ mg/u.exec(text) ?? [];
        const medicine = IN_FINNISH[planned] ?? planned;
        const isPrescribed = record.some(
          (other) =>
            other.resourceType === 'MedicationRequest' &&
            sameDay(other.authoredOn) &&
            other.contained?.some(
              (one) => 'code' in one && JSON.stringify(one.code).toLowerCase().includes(medicine),
            ),
        );
        const early = record.filter(
          (other) =>
            other.resourceType === 'Observation' &&
            other.note?.some((note) => note.text === 'Vieritesti.') &&
            sameDay(other.effectiveDateTime) &&
            (other.effectiveDateTime ?? '') < act.at,
        );
        return [
          ...(medicine && !isPrescribed ? [`${each.id}: ${medicine}`] : []),
          ...early.map(({ id }) => id),
        ];
      });
    });
    expect(missing).toEqual([]);
  });

  test('a certificate is written at a visit to its author, and names what that was for', () => {
    let seen = 0;
    const without = records.flatMap((record) =>
      record.flatMap((each) => {
        if (each.resourceType !== 'DocumentReference' || !each.category) return [];
        seen += 1;
        const visit = record.find((other) => {
          const [act, written] = [actOf(other), actOf(each)];
          const isOfDay =
            act && written && act.by === written.by && act.at.slice(0, 10) === written.at.slice(0, 10);
          return other.resourceType === 'Encounter' && isOfDay;
        });
        const codes = record.flatMap((other) =>
          other.resourceType === 'Condition' && other.encounter?.reference === `Encounter/${visit?.id}`
            ? (other.code?.coding?.[0]?.code ?? [])
            : [],
        );
        const text = Buffer.from(each.content[0]?.attachment.data ?? '', 'base64').toString();
        const isNamed = codes.some((code) => text.includes(`Diagnoosi: ${code} `));
        return isNamed ? [] : [each.id];
      }),
    );
    expect(without).toEqual([]);
    expect(seen).toBeGreaterThan(3);
  });

  test('what was measured is named in the words of the clinic', () => {
    const names = all.flatMap((each) => (each.resourceType === 'Observation' ? [each.code.text] : []));
    expect(names).toEqual(expect.arrayContaining(['Pituus', 'Paino', 'Päänympärys']));
    expect(names).not.toContain(undefined);
  });

  test('nobody is prescribed an anti-inflammatory painkiller beside what it harms with', () => {
    const codes = records.map((record) => JSON.stringify(record).match(/[A-Z]\d\d[A-Z]{2}\d\d/g) ?? []);
    // Of asthma, against clots, and against blood pressure with a diuretic.
    const harmed = codes.filter((of) => of.some((code) => /^(?:R03|B01A|C09[BD])/.test(code)));
    expect(harmed).not.toEqual([]);
    expect(harmed.flat().filter((code) => code.startsWith('M01A'))).toEqual([]);
  });

  test('a visit that plans a medicine of the record is followed by its prescription', () => {
    const planned = (text: string) => /Suunnitelma|Plan:/.exec(text);
    const missing = records.flatMap((record) => {
      const visits = record.flatMap((each) =>
        each.resourceType === 'DocumentReference' && each.context?.encounter ? [each] : [],
      );
      return record.flatMap((each) => {
        if (each.resourceType !== 'MedicationRequest') return [];
        const [medicine] = each.contained ?? [];
        const name = medicine?.resourceType === 'Medication' ? (medicine.code?.text ?? '').toLowerCase() : '';
        const by = visits.find(({ content, author }) => {
          const text = Buffer.from(content[0]?.attachment.data ?? '', 'base64').toString();
          const at = planned(text)?.index ?? text.length;
          return (
            author?.[0]?.reference === each.requester?.reference &&
            text.slice(at).toLowerCase().includes(name)
          );
        });
        return by && (each.authoredOn ?? '') < (by.date ?? '') ? [each.id] : [];
      });
    });
    expect(missing).toEqual([]);
  });
});
