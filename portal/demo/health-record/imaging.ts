import type { DiagnosticReport, ImagingStudy } from 'fhir/r4.js';
import { addDays, helsinkiTime } from '#contract/time/time.ts';
import type { DemoResources } from './demo-resources.ts';
import { DEMO_IMAGING_REFERRALS } from './referrals.ts';

interface DemoExamination {
  readonly who: string;
  /** Days from today. */
  readonly day: number;
  readonly name: string;
  /** Kind of images, in DICOM. */
  readonly modality: 'CR' | 'MR' | 'US' | 'DX';
  /** What the radiologist wrote; null: not yet. `elsewhere`: kept by another system, which has not sent it. */
  readonly statement: string | null | 'elsewhere';
}

const EXAMINATIONS: readonly DemoExamination[] = [
  {
    who: 'aino',
    day: -409,
    name: 'Thoraxin röntgenkuvaus',
    modality: 'DX',
    statement:
      'Keuhkojen natiiviröntgentutkimus, kaksi suuntaa.\n\nSydän normaalin kokoinen, keuhkoverekkyys tavallinen. Keuhkoparenkyymissä ei todeta infiltraatteja eikä tiivistymiä. Pleuratila vapaa, ei pneumothoraxia. Mediastinum ja hilukset siistit. Luisissa rakenteissa ei poikkeavaa.\n\nLausunto: Normaali löydös. Ei viitettä pneumoniasta.',
  },
  {
    who: 'aino',
    day: -37,
    name: 'Lannerangan magneettitutkimus',
    modality: 'MR',
    statement:
      'Lannerangan magneettitutkimus, T1- ja T2-painotteiset sagittaali- ja aksiaalisarjat.\n\nNikamien korkeudet ja ryhti säilyneet, luuydinsignaali tavallinen. Conus medullaris L1-tasolla, siisti.\nL4/L5: välilevyn nestepitoisuus alentunut, keskeinen matala-asteinen pullistuma ilman hermojuurikosketusta.\nL5/S1: lievä välilevyn kuivuminen, ei prolapsia. Juurikanavat ja spinaalikanava väljät.\nMuut välit siistit. Fasettinivelissä ei merkittävää nivelrikkoa.\n\nLausunto: Lievää välilevyrappeumaa kahdessa alimmassa välissä. Ei hermojuuripuristusta eikä ahtaumaa.',
  },
  {
    who: 'aino',
    day: -2,
    name: 'Kilpirauhasen ultraäänitutkimus',
    modality: 'US',
    statement: null,
  },
  { who: 'aino', day: -1320, name: 'Ranteen röntgenkuvaus, vasen', modality: 'CR', statement: 'elsewhere' },
  {
    who: 'helmi',
    day: -95,
    name: 'Munuaisten ultraäänitutkimus',
    modality: 'US',
    statement:
      'Munuaiset molemmin puolin normaalin kokoiset, oikea 10,4 cm ja vasen 10,7 cm. Kuorikerroksen paksuus ikään nähden tavallinen. Ei hydronefroosia, ei kiviä. Oikeassa munuaisessa 12 mm:n yksinkertainen kysta. Virtsarakko siisti.\n\nLausunto: Ei virtaustukosta. Oikean munuaisen yksinkertainen kysta, ei seurannan tarvetta.',
  },
  {
    who: 'viktor',
    day: -148,
    name: 'Nilkan röntgenkuvaus, oikea',
    modality: 'DX',
    statement:
      'Oikean nilkan röntgenkuvaus, kaksi suuntaa.\n\nEi murtumalinjaa. Nivelpinnat yhdenmukaiset, nivelhaarukka säännöllinen. Kasvulevyt ikään kuuluvasti auki. Lateraalisesti pehmytosaturvotusta.\n\nLausunto: Ei murtumaa.',
  },
];

const SECTION = [{ coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v2-0074', code: 'RAD' }] }];
const AFTERNOON = [13, 15] as const;

/** Imaging referrals and examinations of the demo people. */
export const DEMO_IMAGING: readonly DemoResources[] = [
  ...DEMO_IMAGING_REFERRALS,
  ...EXAMINATIONS.map((examination, nth) => ({
    who: examination.who,
    resources: (today: string) => resourcesOf(examination, `imaging-${nth + 1}`, today),
  })),
];

function resourcesOf({ day, name, modality, statement }: DemoExamination, id: string, today: string) {
  const at = helsinkiTime(addDays(today, day), ...AFTERNOON).toISOString();
  const study: ImagingStudy & { id: string } = {
    resourceType: 'ImagingStudy',
    id,
    status: 'available',
    subject: {},
    started: at,
    modality: [{ system: 'http://dicom.nema.org/resources/ontology/DCM', code: modality }],
    description: name,
  };
  if (statement === null) return [study];
  const report: DiagnosticReport & { id: string } = {
    resourceType: 'DiagnosticReport',
    id: `${id}-report`,
    status: 'final',
    category: SECTION,
    code: { text: name },
    effectiveDateTime: at,
    imagingStudy: [{ reference: `ImagingStudy/${id}` }],
    presentedForm: [
      statement === 'elsewhere'
        ? { contentType: 'text/plain', url: 'https://lausunnot.example/1' }
        : {
            contentType: 'text/plain; charset=utf-8',
            language: 'fi',
            data: Buffer.from(statement).toString('base64'),
          },
    ],
  };
  return [study, report];
}
