/**
 * Groups of ATC that are narcotics or affect mainly the central nervous system (PKV): opioids, pregabalin (a narcotic since
 * June 2023; its code was N03AX16 before), cannabinoids, benzodiazepines and what is like them, stimulants of the brain.
 */
const CONTROLLED =
  /^(?:N02A|N02BF02|N02BG10|N03AE|N03AX16|N05BA|N05CD|N05CF|N06BA(?:02|04|12)|N07BC|N07XX04)/;

/**
 * Biological medicines by ATC: what is made in living cells or taken from them, antibodies, and by the directive vaccines,
 * immunoglobulins and extracts of allergens. Some substances are made both ways (liraglutide, teriparatide, glucagon): they
 * are counted, as who believes in a year too many stands in the pharmacy without a medicine.
 */
const BIOLOGICAL = new RegExp(
  `^(?:${[
    'A10A', // insulins
    'A10BJ0[2-6]', // GLP-1 analogues
    'B01AB', // heparins
    'B02BD', // coagulation factors
    'B03XA', // epoetins
    'C10AX1[34]', // evolocumab, alirocumab
    'D11AH(?:05|07|10)', // dupilumab, tralokinumab, lebrikizumab
    'G03GA', // gonadotropins
    'H01AC', // growth hormone
    'H04AA', // glucagon
    'H05AA', // teriparatide
    'J06', // immunoglobulins
    'J07', // vaccines
    'L01F', // antibodies against cancer
    'L03A[AB]', // colony stimulating factors, interferons
    'L04AA(?:2[3-6]|33|36)', // abatacept, and antibodies by their codes until 2024
    'L04A[BCG]', // TNF and interleukin inhibitors, antibodies
    'M03AX01', // botulinum toxin
    'M05BX0[45]', // denosumab, romosozumab
    'N02CD0[1235]', // antibodies against CGRP
    'R03DX(?:05|08|09|10|11)', // antibodies for asthma
    'S01LA0[45]', // ranibizumab, aflibercept
    'V01', // allergens
  ].join('|')})`,
);
/** From this day prescriptions of all of them are for a year (decree 1278/2022; Kela, 29 November 2023). */
const BIOLOGICAL_FROM = '2023-01-01';

/**
 * Whether a prescription is valid for a year at most, whatever last day it names (decree 1088/2010). Known by the code of its
 * medicine, as prescriptions do not say it.
 *
 * @param codes of ATC
 * @param issuedDate `YYYY-MM-DD`
 */
export function isForOneYear(codes: readonly string[], issuedDate: string): boolean {
  return codes.some(
    (code) => CONTROLLED.test(code) || (issuedDate >= BIOLOGICAL_FROM && BIOLOGICAL.test(code)),
  );
}
