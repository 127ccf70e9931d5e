import {
  type DashboardReport,
  displayModes,
  reportDefinitions,
  tabs,
} from '@portal/contract/fleet-dashboard';
import { type PartMode, prefixOf } from '@portal/platform/reports/view';

/** A report in the combined report. Its view is stored with its card. */
export interface BasketEntry {
  readonly definition: DashboardReport;
  readonly mode: PartMode;
}

/** The reports added so far, in the fixed order of tabs and reports. */
export type Basket = readonly BasketEntry[];

const suffixes: Readonly<Record<PartMode, string>> = {
  both: '',
  graph: 'g',
  table: 't',
  table_last: 'gt',
  graph_last: 'tg',
};

/** All reports, in the order of the combined report. */
export const reportOrder: readonly DashboardReport[] = tabs.flatMap((tab) =>
  reportDefinitions
    .filter((definition) => definition.tab === tab)
    .toSorted((one, other) => one.order - other.order),
);

/** Reads the basket from an address; unknown or discontinued reports are omitted. */
export function readBasket(text: string | null): Basket {
  const names = new Set((text ?? '').split('.'));
  return reportOrder.flatMap((definition) => {
    const mode = displayModes.find((each) => names.has(`${prefixOf(definition)}${suffixes[each]}`));
    return mode ? [{ definition, mode }] : [];
  });
}

/** Returns whether all reports named in an address exist. */
export function areReportsKnown(text: string | null): boolean {
  const names = new Set(
    reportOrder.flatMap((definition) =>
      displayModes.map((mode) => `${prefixOf(definition)}${suffixes[mode]}`),
    ),
  );
  return !text || text.split('.').every((name) => names.has(name));
}

/** @returns null for an empty basket, which is omitted from addresses */
export const writeBasket = (basket: Basket): string | null =>
  basket.map(({ definition, mode }) => `${prefixOf(definition)}${suffixes[mode]}`).join('.') ||
  null;
