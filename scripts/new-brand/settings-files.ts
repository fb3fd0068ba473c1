import { kaariTerms } from '../../portal/brands/terms/kaari.ts';
import type { LegalSection } from '../../portal/contract/brand/brand.ts';
import { LANGUAGES, type Language } from '../../portal/contract/language/language.ts';
import { addImport, appendEntry } from './insert.ts';
import type { FileChanges, NewBrand } from './new-brand.ts';

const FOLDER = 'portal/brands';

/**
 * The portal's part of a new brand: settings that work at once, unknown values marked as samples, terms of
 * use and a privacy notice to start from, and its line in the registry. Reads and writes nothing.
 */
export function settingsFiles(brand: NewBrand): FileChanges {
  return {
    create: {
      [`${FOLDER}/${brand.id}.ts`]: settings(brand),
      [`${FOLDER}/terms/${brand.id}.ts`]: terms(brand),
    },
    change: {
      [`${FOLDER}/brand-ids.ts`]: (ids) => appendEntry(ids, /BRAND_IDS = \[/, `'${brand.id}'`),
      [`${FOLDER}/registry.ts`]: registered(brand),
    },
  };
}

function settings({ id, name }: NewBrand): string {
  return `
import type { BrandSource } from '#contract/brand/brand.ts';
import { sample } from '#contract/brand/brand-sample.ts';
import { standardNotice } from './privacy/standard-notice.ts';
import { ${id}Terms } from './terms/${id}.ts';

/** When its terms of use and its privacy notice come into force. */
const since = '2026-01-01';
const notice = standardNotice({ isForChildren: false, hasOccupationalHealth: false, hasInsurance: false });

/** What is marked as a sample is yours to fill in: a production start names it and refuses. */
export const ${id}: BrandSource = {
  id: '${id}',
  name: ${JSON.stringify(name)},
  hosts: ['${id}.localhost'],
  texts: {
    fi: {
      customerServiceHours: sample('ma–pe klo 8–16'),
      terms: sample({ since, sections: ${id}Terms.fi }),
      privacy: sample({ since, sections: notice.fi }),
      messages: {},
    },
    sv: {
      customerServiceHours: sample('mån–fre kl. 8–16'),
      terms: sample({ since, sections: ${id}Terms.sv }),
      privacy: sample({ since, sections: notice.sv }),
      messages: {},
    },
    en: {
      customerServiceHours: sample('Mon–Fri 8:00–16:00'),
      terms: sample({ since, sections: ${id}Terms.en }),
      privacy: sample({ since, sections: notice.en }),
      messages: {},
    },
  },
  care: 'adults',
  adultBrand: null,
  customerServicePhone: sample('010 380 3838'),
  feedbackEmail: sample('saavutettavuus@${id}.example'),
  billingEmail: sample('laskutus@${id}.example'),
  features: [],
  absentPages: [],
  entryPage: 'login-page-for-anonymous-users',
  cancellationNoticeHours: 24,
  bindingNoticeHours: 24,
  guardianActsUntilAge: 11,
  identification: { clientId: sample('patient-portal-${id}') },
  payment: { merchantId: sample('375917') },
  insurers: [],
  sender: { email: sample('ajanvaraus@${id}.example'), sms: sample('${smsSender(name, id)}') },
  dataController: {
    name: sample(${JSON.stringify(name)}),
    address: sample('Mallikatu 1, 00100 Helsinki'),
    email: sample('tietosuoja@${id}.example'),
  },
  app: null,
};
`;
}

/** Up to eleven letters and digits, which is what a phone shows as a sender. */
function smsSender(name: string, id: string): string {
  const plain = name.normalize('NFD').replaceAll(/[^A-Za-z\d]/g, '');
  return (plain || id).slice(0, 11);
}

const FIRST: Readonly<Record<Language, (name: string) => LegalSection>> = {
  fi: (name) => ({
    heading: 'Mitä nämä ehdot koskevat',
    text: `Nämä ehdot koskevat ${name}-verkkopalvelua. Palvelussa voit varata aikoja ja hoitaa terveyteesi liittyviä asioita. Kun käytät palvelua, hyväksyt nämä ehdot. Hoitoa koskevat oikeutesi perustuvat lakiin, eivätkä nämä ehdot rajoita niitä.`,
  }),
  sv: (name) => ({
    heading: 'Vad villkoren gäller',
    text: `Villkoren gäller webbtjänsten ${name}. I tjänsten kan du boka tider och sköta ärenden som gäller din hälsa. När du använder tjänsten godkänner du villkoren. Dina rättigheter i vården grundar sig på lagen, och villkoren begränsar dem inte.`,
  }),
  en: (name) => ({
    heading: 'What these terms cover',
    text: `These terms cover the ${name} online service, where you can book appointments and take care of matters concerning your health. By using the service you accept these terms. Your rights as a patient are based on law, and these terms do not limit them.`,
  }),
};

/** Terms to start from: after the first section they name no brand. */
function terms({ id, name }: NewBrand): string {
  const sections = LANGUAGES.map((language) => [
    language,
    [FIRST[language](name), ...kaariTerms[language].slice(1)],
  ]);
  return `
import type { LegalSection } from '#contract/brand/brand.ts';
import type { Language } from '#contract/language/language.ts';

export const ${id}Terms: Readonly<Record<Language, readonly LegalSection[]>> = ${JSON.stringify(Object.fromEntries(sections))};
`;
}

function registered({ id }: NewBrand): (registry: string) => string {
  return (registry) =>
    addImport(appendEntry(registry, /brandSources = \{/, id), `import { ${id} } from './${id}.ts';`);
}
