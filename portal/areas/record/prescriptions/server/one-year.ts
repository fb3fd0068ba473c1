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
    'A10BJ0[2456]', // GLP-1 analogues but exenatide and lixisenatide, which are synthesised
    'A16A(?:B|X08)', // enzymes, teduglutide
    'B01AB', // heparins
    'B02B[DX](?!0[158])', // coagulation factors, romiplostim, antibodies; not etamsylate, eltrombopag, avatrombopag
    'B03XA0[1236]', // epoetins, luspatercept
    'B06AC0[1457]', // for hereditary angioedema, but icatibant
    'C02KX06', // sotatercept
    'C10AX1[34]', // evolocumab, alirocumab
    'D11AH(?:05|07|10|12)', // antibodies for the skin
    'G03GA', // gonadotropins
    'H01A(?:C|X01)', // growth hormone, pegvisomant
    'H04AA', // glucagon
    'H05AA', // teriparatide
    'J06', // immunoglobulins
    'J07', // vaccines
    'L01F', // antibodies against cancer
    'L03A[AB]', // colony stimulating factors, interferons
    'L04AA(?:2[3-6]|33|36|52)', // abatacept, and antibodies by their codes until 2024
    'L04A(?:[BCG]|J0[12])', // TNF and interleukin inhibitors, antibodies, complement inhibitors
    'M03AX01', // botulinum toxin
    'M05BX0[4-7]', // denosumab, burosumab, romosozumab, vosoritide
    'N02CD0[1235]', // antibodies against CGRP
    'R03DX(?:05|08|09|10|11)', // antibodies for asthma
    'R05CB13', // dornase alfa
    'S01LA0[4569]', // antibodies for the eye
    'V01', // allergens
  ].join('|')})`,
);
/** From this day prescriptions of all of them are for a year (decree 1278/2022; Kela, 29 November 2023). */
const BIOLOGICAL_FROM = '2023-01-01';

/** Whether one of the codes of ATC is that of a narcotic, or of a medicine that mainly affects the central nervous system (PKV). */
export const isControlled = (codes: readonly string[]): boolean =>
  codes.some((code) => CONTROLLED.test(code));

/**
 * Whether a prescription is of a biological medicine, and so recent that it is valid for a year at most, whatever last day it names.
 * Known by the code of ATC, as prescriptions do not say it.
 *
 * @param issuedDate `YYYY-MM-DD`
 */
export const isOneYearBiological = (codes: readonly string[], issuedDate: string): boolean =>
  issuedDate >= BIOLOGICAL_FROM && codes.some((code) => BIOLOGICAL.test(code));
