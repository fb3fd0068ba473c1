import { formatDay } from '#contract/time/time-format.ts';
import type { Block } from '#platform/documents/document.ts';
import type { LaboratoryPackage, LaboratoryTest, PackageOrTest, Trend, TrendPoint } from '../contract.ts';
import { rangeText, resultText } from '../writing.ts';
import { withExplanations } from './explained.ts';
import type { LabWords } from './lab-words.ts';

/** The results of a day: packages, then single tests, as their page shows them. */
export function resultBlocks(tests: readonly PackageOrTest[], words: LabWords): Block[] {
  const explained = withExplanations(tests, words);
  const packages = explained.filter((test) => test.type === 'package');
  const singles = explained.filter((test) => test.type === 'test');
  const others: Block = { kind: 'heading', level: 1, text: words.t('day.single') };
  return [
    ...packages.flatMap((test) => packageBlocks(test, words)),
    ...(packages.length > 0 && singles.length > 0 ? [others] : []),
    ...(singles.length > 0 ? [table(singles, words)] : []),
  ];
}

/** What a reference range is, where there is one. */
export function explanationBlocks(tests: readonly PackageOrTest[], { t }: LabWords): Block[] {
  const all = tests.flatMap((test) => (test.type === 'package' ? test.items : test));
  if (!all.some(({ referenceRange, flag }) => referenceRange || flag)) return [];
  return [
    { kind: 'heading', level: 1, text: t('explanation.title') },
    { kind: 'paragraph', text: t('explanation.text') },
  ];
}

function packageBlocks(
  { displayName, code, description, items }: LaboratoryPackage,
  words: LabWords,
): Block[] {
  return [
    { kind: 'heading', level: 1, text: named(displayName, code) },
    ...(description ? [{ kind: 'paragraph', text: description } as const] : []),
    table(items, words),
  ];
}

function table(tests: readonly LaboratoryTest[], words: LabWords): Block {
  const { t, out, lang } = words;
  return {
    kind: 'table',
    columns: [out('columns.test'), out('columns.result'), t('test.range'), out('columns.flag')],
    rows: tests.map((test) => [
      named(test.displayName, test.code),
      said(
        resultWords(test, words),
        test.isCorrected ? t('test.corrected') : null,
        test.additionalResult,
        test.description,
      ),
      rangeText(test, lang) ?? '',
      said(flagWords(test, words), test.explanation),
    ]),
  };
}

function resultWords(test: LaboratoryTest, { t, lang }: LabWords): string | null {
  if (test.isCancelled) return t('test.cancelled');
  if (!test.isReady) return t('test.notReady');
  return resultText(test, lang) ?? (test.additionalResult ? null : t('test.noResult'));
}

/** A test over time, latest first. */
export function trendBlocks({ displayName, code, points }: Trend, words: LabWords): Block[] {
  const { t, out, lang } = words;
  return [
    { kind: 'heading', level: 1, text: named(displayName, code) },
    {
      kind: 'table',
      columns: [out('columns.date'), out('columns.result'), t('test.range'), out('columns.flag')],
      rows: points.map((point) => [
        formatDay(new Date(point.at), lang),
        resultText(point, lang) ?? '',
        rangeText(point, lang) ?? '',
        flagWords(point, words),
      ]),
    },
  ];
}

/** Where a result stands. */
function flagWords({ flag }: Pick<TrendPoint, 'flag'>, { t }: LabWords): string {
  return flag ? t(`test.flag.${flag}`) : '';
}

const named = (name: string, code: string | null): string => (code ? `${name} (${code})` : name);

const said = (...texts: readonly (string | null)[]): string => texts.filter(Boolean).join('\n');
