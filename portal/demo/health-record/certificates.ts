import type { DocumentReference } from 'fhir/r4.js';
import type { CertificateType } from '#areas/record/shared/health-record/kinds.ts';
import { addDays, helsinkiTime } from '#contract/time/time.ts';
import { formatDay } from '#contract/time/time-format.ts';
import { demoPractitioners } from '../practitioners.ts';
import { type DemoResources, practitionerReference } from './demo-resources.ts';
import { smallPdf } from './small-pdf.ts';
import { workday } from './workday.ts';

interface DemoCertificate {
  readonly who: string;
  readonly patient: string;
  readonly type: CertificateType;
  /** Specialty of who has written it. */
  readonly specialty: string;
  /** Days from today. */
  readonly day: number;
  /** Days for which it is written, that day the first. */
  readonly days: number;
  /** Diagnosis, by ICD-10. */
  readonly diagnosis: string;
  readonly isPdf: boolean;
}

const AINO = { who: 'aino', patient: 'Aino Maria Virtanen' };
const EERO = { who: 'eero', patient: 'Eero Juhani Lehtonen' };

const CERTIFICATES: readonly DemoCertificate[] = [
  {
    ...AINO,
    type: 'medicalCertificateA',
    specialty: 'YLE',
    day: -410,
    days: 3,
    diagnosis: 'J06.9 Määrittämätön akuutti ylähengitystieinfektio',
    isPdf: true,
  },
  {
    ...AINO,
    type: 'nurse',
    specialty: 'HOI',
    day: -190,
    days: 1,
    diagnosis: 'R11 Pahoinvointi ja oksentelu',
    isPdf: false,
  },
  {
    ...EERO,
    type: 'medicalCertificateA',
    specialty: 'ORT',
    day: -60,
    days: 7,
    diagnosis: 'S93.4 Nilkan nyrjähdys ja venähdys',
    isPdf: true,
  },
  {
    ...EERO,
    type: 'nurse',
    specialty: 'HOI',
    day: -20,
    days: 2,
    diagnosis: 'J06.9 Määrittämätön akuutti ylähengitystieinfektio',
    isPdf: false,
  },
];

const TITLES: Readonly<Record<CertificateType, string>> = {
  medicalCertificateA: 'Lääkärintodistus A',
  nurse: 'Sairaanhoitajan todistus',
};

/** Certificates of the demo people: PDFs, and plain texts. */
export const DEMO_CERTIFICATES: readonly DemoResources[] = CERTIFICATES.map((certificate, nth) => ({
  who: certificate.who,
  resources: (today) => [resourceOf(certificate, `certificate-${nth + 1}`, today)],
}));

function resourceOf(certificate: DemoCertificate, id: string, today: string) {
  const { type, specialty, isPdf } = certificate;
  const author = demoPractitioners().find(({ specialties }) => specialties[0]?.code === specialty);
  if (!author) throw new Error(`Nobody practises ${specialty}`);
  const first = workday(today, certificate.day);
  const last = addDays(first, certificate.days - 1);
  const written = (day: string) => formatDay(helsinkiTime(day, 12), 'fi');
  const lines = [
    `Potilas: ${certificate.patient}`,
    `Diagnoosi: ${certificate.diagnosis}`,
    `Työkyvytön: ${written(first)}-${written(last)}`,
    '',
    `Päiväys: ${written(first)}`,
    `${author.firstName} ${author.lastName}, ${author.title.fi}`,
  ];
  const bytes = isPdf ? smallPdf(TITLES[type], lines) : Buffer.from([TITLES[type], '', ...lines].join('\n'));
  const resource: DocumentReference & { id: string } = {
    resourceType: 'DocumentReference',
    id,
    status: 'current',
    category: [{ coding: [{ code: type }], text: TITLES[type] }],
    date: helsinkiTime(first, 9, 40).toISOString(),
    author: [practitionerReference(author.id)],
    context: { period: { start: first, end: last } },
    content: [
      {
        attachment: {
          contentType: isPdf ? 'application/pdf' : 'text/plain; charset=utf-8',
          language: 'fi',
          data: bytes.toString('base64'),
        },
      },
    ],
  };
  return resource;
}
