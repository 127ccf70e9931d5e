import { type BaseParameters, isDealerGroup, tabs } from '@portal/contract/fleet-dashboard';
import { dateTypes } from '@portal/contract/reports';
import { formatDate, formatInteger } from '@portal/platform/format';
import type { Fact } from '../../../exports/document.ts';
import { namesText, type ReaderTexts } from '../../../reports/files/reader-texts.ts';
import type { ChosenNames } from './chosen-names.ts';

const dateTypeKeys: Readonly<Record<BaseParameters['date_type'], string>> = {
  [dateTypes.last30Days]: 'dates.last_30_days',
  [dateTypes.monthToDate]: 'dates.month_to_date',
  [dateTypes.yearToDate]: 'dates.year_to_date',
  [dateTypes.quarter]: 'dates.quarter',
  [dateTypes.custom]: 'dates.custom',
};

export interface CoverInput {
  readonly base: BaseParameters;
  readonly names: ChosenNames;
  /** The last day with records for the reports of each tab; null if there are none. */
  readonly through: ReadonlyMap<string, string | null>;
  readonly made: Fact;
}

/**
 * Facts about a document: account, dates, selection, the last day with data, and when it was made.
 */
export const coverFacts = (input: CoverInput, reading: ReaderTexts): Fact[] => [
  ...selectionFacts(input, reading),
  input.made,
];

/** Like {@link coverFacts}, without when it was made. */
export function selectionFacts(input: Omit<CoverInput, 'made'>, reading: ReaderTexts): Fact[] {
  const { t } = reading;
  const { base, names } = input;
  const dates = t('dates.span', {
    from: formatDate(base.date_from),
    to: formatDate(base.date_to),
  });
  return [
    { label: t('summary.fleet'), value: `${names.account} · ${t(`fleet.${base.fleet_type}`)}` },
    { label: t('summary.dates'), value: `${t(dateTypeKeys[base.date_type])} · ${dates}` },
    {
      label: t('pick.locations.caption'),
      value: chosenText(names.locations, 'locations', reading),
    },
    { label: t('pick.nonsigs.caption'), value: chosenText(names.nonsigs, 'nonsigs', reading) },
    ...partFacts(names.groups, t('filters.groups'), reading),
    ...partFacts(names.regions, t('filters.regions'), reading),
    ...throughFacts(input, reading),
  ];
}

function chosenText(
  names: readonly string[] | null,
  of: 'locations' | 'nonsigs',
  reading: ReaderTexts,
): string {
  const { t, user } = reading;
  // Dealers see only the records of their own nonsigs.
  const isOwnAlone = of === 'nonsigs' && isDealerGroup(user.group);
  if (!names) return t(isOwnAlone ? 'summary.own_nonsigs' : `summary.all_${of}`);
  const count = t(`summary.${of}`, { count: names.length, n: formatInteger(names.length) });
  return t('shell:filter.pill', { filter: count, values: namesText(reading, names) });
}

const partFacts = (names: readonly string[], label: string, reading: ReaderTexts): Fact[] =>
  names.length > 0 ? [{ label, value: namesText(reading, names) }] : [];

/** One day if the tabs agree, else the day of each tab. */
function throughFacts({ through }: Pick<CoverInput, 'through'>, { t }: ReaderTexts): Fact[] {
  const days = tabs.flatMap((tab) => {
    const day = through.get(tab);
    return day ? [{ tab, day }] : [];
  });
  const [first] = days;
  if (!first) return [];
  const label = t('export.data_through');
  if (days.every(({ day }) => day === first.day))
    return [{ label, value: formatDate(first.day), moment: first.day }];
  const each = days.map(({ tab, day }) =>
    t('shell:filter.pill', { filter: t(`tab.${tab}`), values: formatDate(day) }),
  );
  return [{ label, value: each.join(' · ') }];
}
