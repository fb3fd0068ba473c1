import type { InvoiceSource, InvoiceStatus } from '#areas/money/shared/invoices/invoice.ts';

/** A row of an invoice; VAT included. */
export interface DemoInvoiceRow {
  readonly description: string;
  readonly count: number;
  readonly unitPriceCents: number;
  readonly vatPercentage: number;
}

/** An invoice that a source has of a demo person. Days are counted from today, so that a demo never goes stale. */
export interface DemoInvoice {
  readonly source: InvoiceSource;
  readonly number: string;
  readonly status: InvoiceStatus;
  readonly createdDaysAgo: number;
  /** Below 0: that many days ago. */
  readonly dueInDays: number;
  /** For so many days more it can be paid online; absent: it is paid by transfer. */
  readonly onlineForDays?: number;
  readonly paidDaysAgo?: number;
  readonly credits?: readonly string[];
  /** The portal's number of the appointment that it is for; absent: it is for none that the portal knows. */
  readonly appointmentId?: number;
  readonly rows: readonly DemoInvoiceRow[];
}

/** Care is free of VAT (Value Added Tax Act, 34 §). */
const care = (description: string, unitPriceCents: number, count = 1): DemoInvoiceRow => ({
  description,
  count,
  unitPriceCents,
  vatPercentage: 0,
});
/** Goods have the general rate. */
const goods = (description: string, unitPriceCents: number, count = 1): DemoInvoiceRow => ({
  description,
  count,
  unitPriceCents,
  vatPercentage: 25.5,
});

const GP = care('Yleislääkärin vastaanotto, 20 min', 98_00);
const OFFICE = care('Toimistomaksu', 26_90);
const KANTA = care('Kanta-maksu', 3_90);
const visit = [GP, OFFICE, KANTA];
/** What a visit to a general practitioner costs. */
export const VISIT_ROWS: readonly DemoInvoiceRow[] = visit;

const paid = (source: InvoiceSource, number: string, daysAgo: number, rows: readonly DemoInvoiceRow[]) =>
  ({
    source,
    number,
    status: 'paid',
    createdDaysAgo: daysAgo,
    dueInDays: 14 - daysAgo,
    paidDaysAgo: daysAgo - 2,
    rows,
  }) as const satisfies DemoInvoice;

/** Invoices by the key of the demo person. */
export const DEMO_INVOICES: Readonly<Record<string, readonly DemoInvoice[]>> = {
  aino: [
    {
      source: 'CustomerInvoice',
      number: '2026104417',
      status: 'open',
      createdDaysAgo: 1,
      dueInDays: 13,
      onlineForDays: 3,
      rows: [...visit, goods('Ranneside', 24_90)],
    },
    {
      source: 'GoodSignInvoice',
      number: '7700318',
      status: 'overdue',
      createdDaysAgo: 32,
      dueInDays: -18,
      onlineForDays: 12,
      rows: [care('Fysioterapia, 45 min', 79_00), care('Toimistomaksu', 14_90)],
    },
    {
      source: 'GoodSignInvoice',
      number: '7700402',
      status: 'paper',
      createdDaysAgo: 9,
      dueInDays: 5,
      rows: [care('Etävastaanotto', 49_00), care('Toimistomaksu', 9_90), KANTA],
    },
    {
      source: 'NetsuiteInvoice',
      number: 'INV-40021',
      status: 'open',
      createdDaysAgo: 4,
      dueInDays: 24,
      rows: [goods('Ajokorttitodistus', 89_00)],
    },
    {
      source: 'NetsuiteInvoice',
      number: 'INV-40040',
      status: 'notAvailable',
      createdDaysAgo: 0,
      dueInDays: 30,
      rows: [care('Laboratoriotutkimukset', 62_40)],
    },
    {
      source: 'CustomerInvoice',
      number: '2026103902',
      status: 'refundInProgress',
      createdDaysAgo: 20,
      dueInDays: -6,
      paidDaysAgo: 18,
      rows: visit,
    },
    {
      source: 'CustomerInvoice',
      number: '2026103110',
      status: 'refunded',
      createdDaysAgo: 55,
      dueInDays: -41,
      credits: ['2026102984', '2026102985'],
      rows: [care('Hyvitys: peruttu vastaanotto', -128_80)],
    },
    paid('CustomerInvoice', '2026102984', 61, visit),
    paid('CustomerInvoice', '2026102985', 61, [OFFICE, KANTA]),
    paid('GoodSignInvoice', '7699811', 94, [care('Magneettikuvaus, polvi', 395_00), OFFICE]),
    paid('NetsuiteInvoice', 'INV-39544', 120, [goods('Kyynärsauvat', 39_90, 2)]),
    paid('CustomerInvoice', '2026100731', 180, [care('Gynekologin vastaanotto, 30 min', 142_00), OFFICE]),
    paid('CustomerInvoice', '2025119930', 330, [care('Influenssarokotus', 29_00)]),
  ],
  onni: [
    {
      source: 'CustomerInvoice',
      number: '2026104290',
      status: 'open',
      createdDaysAgo: 2,
      dueInDays: 12,
      onlineForDays: 2,
      rows: [care('Ortopedin vastaanotto, 20 min', 139_00), OFFICE, KANTA],
    },
  ],
  helmi: [paid('CustomerInvoice', '2026103355', 40, [care('Yleislääkäri, Kela 65+', 28_20)])],
  eero: [
    {
      source: 'NetsuiteInvoice',
      number: 'INV-39990',
      status: 'open',
      createdDaysAgo: 12,
      dueInDays: 2,
      rows: [care('Hierontahoito, 60 min', 65_00)],
    },
  ],
  kerttu: [
    {
      source: 'GoodSignInvoice',
      number: '7698102',
      status: 'overdue',
      createdDaysAgo: 75,
      dueInDays: -61,
      onlineForDays: 30,
      rows: visit,
    },
  ],
  sofia: [paid('CustomerInvoice', '2026103777', 25, visit)],
  elsa: [
    {
      source: 'CustomerInvoice',
      number: '2026104401',
      status: 'open',
      createdDaysAgo: 1,
      dueInDays: 13,
      onlineForDays: 3,
      rows: [care('Lastenlääkärin vastaanotto, 20 min', 109_00), care('Toimistomaksu', 22_90), KANTA],
    },
    {
      source: 'GoodSignInvoice',
      number: '7700712',
      status: 'overdue',
      createdDaysAgo: 29,
      dueInDays: -15,
      onlineForDays: 20,
      rows: [care('Puheterapia, 45 min', 94_00), care('Toimistomaksu', 14_90)],
    },
    paid('GoodSignInvoice', '7699120', 140, [care('Lastenlääkärin vastaanotto, 20 min', 109_00)]),
  ],
  paivi: [
    {
      source: 'GoodSignInvoice',
      number: '7700655',
      status: 'overdue',
      createdDaysAgo: 30,
      dueInDays: -16,
      onlineForDays: 20,
      rows: [care('Hammaslääkärin tarkastus', 72_00), care('Toimistomaksu', 14_90)],
    },
    {
      source: 'CustomerInvoice',
      number: '2026104455',
      status: 'open',
      createdDaysAgo: 1,
      dueInDays: 13,
      onlineForDays: 3,
      rows: visit,
    },
  ],
  viktor: [paid('CustomerInvoice', '2026101290', 150, [care('Urheilulääkärin vastaanotto', 119_00)])],
};
