import {
  type DashboardReport,
  displayModes,
  reportDefinitions,
  tabs,
} from '@portal/contract/fleet-dashboard';
import { type PartMode, prefixOf } from '@portal/platform/reports/view';

/** A report that was added to the combined report. How it is looked at stays with its card. */
export interface BasketEntry {
  readonly definition: DashboardReport;
  readonly mode: PartMode;
}

/** What was added, in the fixed order of tabs and reports. */
export type Basket = readonly BasketEntry[];

const suffixes: Readonly<Record<PartMode, string>> = {
  both: '',
  graph: 'g',
  table: 't',
  table_last: 'gt',
  graph_last: 'tg',
};

/** All reports in the order in which they stand in the combined report. */
export const reportOrder: readonly DashboardReport[] = tabs.flatMap((tab) =>
  reportDefinitions
    .filter((definition) => definition.tab === tab)
    .toSorted((one, other) => one.order - other.order),
);

/** The basket of an address; what is no report, or none any more, is left out. */
export function readBasket(text: string | null): Basket {
  const names = new Set((text ?? '').split('.'));
  return reportOrder.flatMap((definition) => {
    const mode = displayModes.find((each) => names.has(`${prefixOf(definition)}${suffixes[each]}`));
    return mode ? [{ definition, mode }] : [];
  });
}

/** Whether an address names only reports that there are. */
export function areReportsKnown(text: string | null): boolean {
  const names = new Set(
    reportOrder.flatMap((definition) =>
      displayModes.map((mode) => `${prefixOf(definition)}${suffixes[mode]}`),
    ),
  );
  return !text || text.split('.').every((name) => names.has(name));
}

/** @returns null for an empty basket, which an address does not name */
export const writeBasket = (basket: Basket): string | null =>
  basket.map(({ definition, mode }) => `${prefixOf(definition)}${suffixes[mode]}`).join('.') ||
  null;
