import {
  type LeaseFigures,
  type LeaseQuoteFile,
  rateDecimals,
} from '@portal/contract/analysis-reports';
import { formatCurrency, formatDate, formatDecimal, formatInteger } from '@portal/platform/format';
import type { ExportDocument, Fact, Section, TableRow } from '../../../exports/document.ts';
import type { DocumentFrame } from '../../../exports/document-frame.ts';
import type { LocalizedTexts } from '../../../words/localized-texts.ts';
import type { EnteredQuote } from './enter-quote.ts';

interface Setting {
  readonly words: LocalizedTexts;
  readonly frame: DocumentFrame;
}

/**
 * Builds the document of a quote as on screen: customer and place, the numbers, and the effect of
 * each factor.
 */
export function leaseDocument(
  entered: LeaseQuoteFile,
  { figures, rates }: EnteredQuote,
  { words, frame }: Setting,
): ExportDocument {
  const { t } = words;
  const symbol = frame.wording.currencySymbol;
  return {
    title: [t('lease.quote'), entered.quote_name].join(', '),
    cover: [
      ...customerFacts(entered, words),
      ...numberFacts(entered, words),
      { label: t('lease.rate'), value: rateText(figures.rate, symbol) },
      { label: t('lease.annual'), value: formatCurrency(figures.annual, symbol) },
      { label: t('lease.rates_on'), value: formatDate(rates.rates_on), moment: rates.rates_on },
      frame.made,
    ],
    wording: frame.wording,
    sections: [additionsSection(entered, figures, { words, frame })],
  };
}

const facts = (pairs: readonly (readonly [label: string, value: string])[]): Fact[] =>
  pairs.flatMap(([label, value]) => (value.trim() === '' ? [] : [{ label, value }]));

function customerFacts(entered: LeaseQuoteFile, { t }: LocalizedTexts): Fact[] {
  const { address, city, state, zip, latitude, longitude, precision } = entered;
  const place = [address, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const spot =
    latitude === null || longitude === null
      ? ''
      : `${latitude.toFixed(5)}, ${longitude.toFixed(5)} (${t(`lease_precision.${precision}`)})`;
  return facts([
    [t('lease.customer'), entered.customer_name],
    [t('lease.address'), place],
    [t('lease.coordinates'), spot],
  ]);
}

const numberFacts = (
  { size, tires, miles, units }: LeaseQuoteFile,
  { t }: LocalizedTexts,
): Fact[] =>
  facts([
    [t('lease.size'), size],
    [t('lease.tires'), formatInteger(tires)],
    [t('lease.miles'), formatInteger(miles)],
    [t('lease.units'), formatInteger(units)],
  ]);

function additionsSection(
  { size }: LeaseQuoteFile,
  figures: LeaseFigures,
  { words: { t }, frame }: Setting,
): Section {
  const symbol = frame.wording.currencySymbol;
  const rows: TableRow[] = [
    {
      cells: [
        t('lease.base'),
        size,
        null,
        '',
        rateText(figures.base_rate, symbol),
        figures.base_annual,
      ],
      level: 0,
    },
    ...figures.additions.map(
      ({ factor, value, rate, color, adds_rate, adds_annual }): TableRow => ({
        cells: [
          t(`lease_factor.${factor}`),
          t(`lease_value.${factor}.${value}`),
          rate * 100,
          t(`lease_color.${color}`),
          rateText(adds_rate, symbol),
          adds_annual,
        ],
        level: 0,
      }),
    ),
    {
      cells: [t('lease.whole'), '', null, '', rateText(figures.rate, symbol), figures.annual],
      level: 0,
      isTotal: true,
    },
  ];
  return {
    title: t('lease.additions'),
    facts: [],
    notes: [t('lease.formula')],
    blocks: [
      {
        kind: 'table',
        table: {
          columns: [
            { heading: t('lease.factor'), format: 'text' },
            { heading: t('lease.value'), format: 'text' },
            { heading: t('lease.percent'), format: 'percent' },
            { heading: t('lease.color'), format: 'text' },
            { heading: t('lease.adds_rate'), format: 'text' },
            { heading: t('lease.adds_annual'), format: 'currency' },
          ],
          rows,
        },
      },
    ],
  };
}

/** Formats money per tire-mile, with the minus before the currency sign. */
function rateText(rate: number, symbol: string): string {
  const text = formatDecimal(rate, rateDecimals);
  return text.startsWith('-') ? `-${symbol}${text.slice(1)}` : symbol + text;
}
