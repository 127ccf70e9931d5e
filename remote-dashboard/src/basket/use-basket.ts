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
  added,
  emptyBasket,
  modeIn,
  type RemovalKind,
  removed,
  withMode,
  without,
} from './basket-changes.ts';

/** What was taken out last: as long as nothing else changes, it can be brought back. */
interface Taken {
  readonly before: Basket;
  /** The basket of the address since then. */
  readonly after: string | null;
  /** The report that went alone; null for all of them. */
  readonly report: DashboardReport | null;
}

export interface BasketDesk {
  readonly basket: Basket;
  readonly write: (next: Basket) => void;
  /** Puts a report in as it is looked at, or takes it out. */
  readonly toggle: (definition: DashboardReport) => void;
  /** The same for all reports of a tab. */
  readonly toggleAll: (tab: Tab) => void;
  readonly areAllIn: (tab: Tab) => boolean;
  readonly clear: () => void;
  /**
   * Takes a part of a report out.
   *
   * @returns what brings it back, whatever else has changed since, unless the whole report is out
   */
  readonly takeOut: (definition: DashboardReport, kind: RemovalKind) => () => void;
  readonly taken: Taken | null;
  readonly undo: () => void;
}

/** The basket that the address holds, and how it is changed. */
export function useBasket(params: URLSearchParams, change: ChangeView): BasketDesk {
  const text = params.get(urlKeys.basket);
  const basket = readBasket(text);
  const [taken, setTaken] = useState<Taken | null>(null);
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
    added(some, definition, readReportView(params, definition).mode);
  const reportsOf = (tab: Tab) => reportDefinitions.filter((each) => each.tab === tab);
  const areAllIn = (tab: Tab) =>
    reportsOf(tab).every((definition) => modeIn(basket, definition) !== null);

  return {
    basket,
    write,
    toggle: (definition) =>
      modeIn(basket, definition)
        ? leave(without(basket, definition), definition)
        : write(putIn(basket, definition)),
    toggleAll: (tab) =>
      write(reportsOf(tab).reduce<Basket>(areAllIn(tab) ? without : putIn, basket)),
    areAllIn,
    clear: () => leave(emptyBasket, null),
    takeOut(definition, kind) {
      const mode = modeIn(basket, definition);
      write(removed(basket, definition, kind));
      return () => mode && write(withMode(newest.current, definition, mode));
    },
    taken: taken?.after === text ? taken : null,
    undo: () => taken && write(taken.before),
  };
}
