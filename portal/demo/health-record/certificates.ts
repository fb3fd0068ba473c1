import type { DocumentReference } from 'fhir/r4.js';
import type { CertificateType } from '#areas/record/shared/health-record/kinds.ts';
import { addDays, helsinkiTime } from '#contract/time/time.ts';
import { formatDay } from '#contract/time/time-format.ts';
import { demoPractitioners } from '../practitioners.ts';
import { type DemoResources, practitionerReference } from './demo-resources.ts';
import { smallPdf } from './small-pdf.ts';
import { demoVisit } from './visits.ts';
import { workday } from './workday.ts';

interface DemoCertificate {
  readonly who: string;
  readonly patient: string;
  readonly type: CertificateType;
  /** Specialty of who has written it, at the visit of that day. */
  readonly specialty: string;
  /** Days from today. */
  readonly day: number;
  /** Days for which it is written, that day the first. */
  readonly days: number;
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
    isPdf: true,
  },
  {
    ...AINO,
    type: 'nurse',
    specialty: 'HOI',
    day: -190,
    days: 1,
    isPdf: false,
  },
  {
    ...EERO,
    type: 'medicalCertificateA',
    specialty: 'ORT',
    day: -60,
    days: 7,
    isPdf: true,
  },
  {
    ...EERO,
    type: 'nurse',
    specialty: 'HOI',
    day: -20,
    days: 2,
    isPdf: false,
  },
];

/** A certificate is written so many minutes after the start of its visit. */
const WRITTEN_AFTER = 20;

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
  const visit = demoVisit(certificate.who, specialty, certificate.day);
  const diagnosis = visit?.diagnoses[0];
  if (!visit || !diagnosis) throw new Error(`${id} follows from no visit`);
  const first = workday(today, certificate.day);
  const last = addDays(first, certificate.days - 1);
  const written = (day: string) => formatDay(helsinkiTime(day, 12), 'fi');
  const lines = [
    `Potilas: ${certificate.patient}`,
    `Diagnoosi: ${diagnosis.join(' ')}`,
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
    date: helsinkiTime(first, visit.at[0], visit.at[1] + WRITTEN_AFTER).toISOString(),
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
