import {
  type RestoredReport,
  type SavedPart,
  type SavedReport,
  type SavedTab,
  type Tab,
  tabs,
} from '@portal/contract/fleet-dashboard';
import { type Basket, readBasket, reportOrder, writeBasket } from '../basket/basket.ts';
import { tabTypeOf } from '../basket/basket-changes.ts';
import { baseOf } from '../figures/base-of.ts';
import { readReportView, writeReportView } from '../figures/report-view.ts';
import { tabId } from '../figures/tab-id.ts';
import { isWhole, type Selection } from '../selection/selection.ts';
import { readSelection, writeSelection } from '../selection/selection-params.ts';
import { patched, urlKeys } from '../selection/url-keys.ts';
import { modeOf, restoredView } from './restored-view.ts';
import { savedPartOf } from './saved-part.ts';

/** The template that is open at an address. */
export interface OpenTemplate {
  readonly id: number;
  /** Whether it is being edited, not run. */
  readonly edit: boolean;
  /** The revision that was read; with it, saving after a change elsewhere is detected. */
  readonly revision: number;
}

/**
 * Returns which reports of an address are saved: those of the tab in view, or those of the basket.
 */
export const savedTabOf = (params: URLSearchParams): SavedTab => {
  const tab = params.get(urlKeys.tab);
  return tab === 'combined' ? tab : (tabs.find((each) => each === tab) ?? tabs[0]);
};

const partsOf = (params: URLSearchParams, of: SavedTab): SavedPart[] =>
  of === 'combined'
    ? readBasket(params.get(urlKeys.basket)).map(({ definition, mode }) =>
        savedPartOf(definition, readReportView(params, definition), mode),
      )
    : reportOrder
        .filter(({ tab }) => tab === of)
        .map((definition) => savedPartOf(definition, readReportView(params, definition)));

/**
 * Returns the report that an address shows, in the form in which it is saved and exported.
 *
 * @param params the complete address, with stored lists expanded
 * @returns null when there is nothing complete to save: no fleet, no dates, or an empty basket
 */
export function savedReportOf(params: URLSearchParams, of: Tab | 'combined'): SavedReport | null {
  const selection = readSelection(params);
  const parts = partsOf(params, of);
  const tab_type = tabTypeOf(parts.map((part) => part.tab_type));
  if (!isWhole(selection) || tab_type === null) return null;
  return {
    tab_id: tabId(),
    base_parameters: baseOf(selection),
    tab_parameters: { tab_type },
    reports_parameters: parts,
  };
}

const selectionOf = ({ base_parameters: base }: RestoredReport): Selection => ({
  fleet: base && { fleet_type: base.fleet_type, account: base.account },
  dates: base && { date_type: base.date_type, date_from: base.date_from, date_to: base.date_to },
  filters: {
    locations: base?.locations ?? null,
    nonsigs: base?.nonsigs ?? null,
    location_groups: base?.location_groups ?? [],
    location_regions: base?.location_regions ?? [],
  },
});

/**
 * Returns the address that shows a restored report: the combined report, with its reports as the
 * basket. Without base parameters it selects nothing, and the wizard asks for a fleet; reports
 * unknown to this version are omitted.
 */
export function addressOf(restored: RestoredReport, template?: OpenTemplate): URLSearchParams {
  const found = reportOrder.flatMap((definition) => {
    const part = restored.reports_parameters.find(
      ({ report_type }) => report_type === definition.type,
    );
    return part ? [{ definition, part }] : [];
  });
  const basket: Basket = found.map(({ definition, part }) => ({ definition, mode: modeOf(part) }));
  return patched(new URLSearchParams(), {
    ...writeSelection(selectionOf(restored)),
    [urlKeys.run]: restored.base_parameters && '1',
    [urlKeys.tab]: 'combined',
    [urlKeys.basket]: writeBasket(basket),
    [urlKeys.template]: template ? String(template.id) : null,
    [urlKeys.revision]: template ? String(template.revision) : null,
    [urlKeys.edit]: template?.edit ? '1' : null,
    ...Object.assign(
      {},
      ...found.map(({ definition, part }) =>
        writeReportView(definition, restoredView(definition, part)),
      ),
    ),
  });
}
