import {
  type DashboardReport,
  reportDefinitions,
  type Tab,
} from '@portal/contract/fleet-dashboard';
import { useLayoutEffect, useRef, useState } from 'react';
import { readReportView } from '../figures/report-view.ts';
import { urlKeys } from '../selection/url-keys.ts';
import type { ChangeView } from '../selection/use-view-params.ts';
import { type Basket, readBasket, writeBasket } from './basket.ts';
import {
  emptyBasket,
  modeIn,
  type RemovalKind,
  withMode,
  withoutPart,
  withoutReport,
  withReport,
} from './basket-changes.ts';

/** The last removal, which can be undone until the basket changes again. */
interface BasketRemoval {
  readonly before: Basket;
  /** The basket in the address after the removal. */
  readonly after: string | null;
  /** The only report removed; null when all were removed. */
  readonly report: DashboardReport | null;
}

export interface BasketControls {
  readonly basket: Basket;
  readonly write: (next: Basket) => void;
  /** Adds a report in its current display mode, or removes it. */
  readonly toggle: (definition: DashboardReport) => void;
  /** Adds all reports of a tab, or removes them if all are in the basket. */
  readonly toggleAll: (tab: Tab) => void;
  readonly areAllIn: (tab: Tab) => boolean;
  readonly clear: () => void;
  /**
   * Removes a part of a report.
   *
   * @returns a function that restores the part, whatever else has changed since, unless the whole
   * report was removed
   */
  readonly takeOut: (definition: DashboardReport, kind: RemovalKind) => () => void;
  readonly taken: BasketRemoval | null;
  readonly undo: () => void;
}

/** Provides the basket in the address, and its changes. */
export function useBasket(params: URLSearchParams, change: ChangeView): BasketControls {
  const text = params.get(urlKeys.basket);
  const basket = readBasket(text);
  const [taken, setTaken] = useState<BasketRemoval | null>(null);
  const write = (next: Basket) => void change({ [urlKeys.basket]: writeBasket(next) });

  const newest = useRef(basket);
  useLayoutEffect(() => {
    newest.current = basket;
  });

  const leave = (after: Basket, report: DashboardReport | null) => {
    setTaken({ before: basket, after: writeBasket(after), report });
    write(after);
  };
  const putIn = (some: Basket, definition: DashboardReport) =>
    withReport(some, definition, readReportView(params, definition).mode);
  const reportsOf = (tab: Tab) => reportDefinitions.filter((each) => each.tab === tab);
  const areAllIn = (tab: Tab) =>
    reportsOf(tab).every((definition) => modeIn(basket, definition) !== null);

  return {
    basket,
    write,
    toggle: (definition) =>
      modeIn(basket, definition)
        ? leave(withoutReport(basket, definition), definition)
        : write(putIn(basket, definition)),
    toggleAll: (tab) =>
      write(reportsOf(tab).reduce<Basket>(areAllIn(tab) ? withoutReport : putIn, basket)),
    areAllIn,
    clear: () => leave(emptyBasket, null),
    takeOut(definition, kind) {
      const mode = modeIn(basket, definition);
      write(withoutPart(basket, definition, kind));
      return () => mode && write(withMode(newest.current, definition, mode));
    },
    taken: taken?.after === text ? taken : null,
    undo: () => taken && write(taken.before),
  };
}
