import { useWords } from '@portal/platform/i18n';
import { useLocation } from '@portal/platform/routing';
import { useRight } from '@portal/platform/session';
import { createContext, useContext, useState } from 'react';
import { dealerSurveyPath, tireInspectionPath } from '../paths.ts';

/** A page that linked to another one, and the page that linked to it in turn. */
export interface PreviousPage {
  /** Its address, including filters and choices. */
  readonly from: string;
  readonly before?: PreviousPage;
}

/** The page that the current one was opened from, for the links on it. */
export const PreviousPageContext = createContext<PreviousPage | null>(null);

/** Router state for a report's links, so that their pages can link back here. */
export function useReportLinkState(): PreviousPage {
  const { pathname, search } = useLocation();
  const before = useContext(PreviousPageContext);
  return { from: `${pathname}${search}`, ...(before && { before }) };
}

/** Router state for a link to a page of the same kind, so that both link back to the same page. */
export const useSiblingLinkState = (): object => useContext(PreviousPageContext) ?? {};

/** The page that this one was opened from, even after its address has changed; null if none. */
export function usePreviousPage(): PreviousPage | null {
  const { state } = useLocation();
  const [before] = useState(() => {
    const page = state as Partial<PreviousPage> | null;
    return typeof page?.from === 'string' ? (page as PreviousPage) : null;
  });
  return before;
}

const pathOf = ({ from }: PreviousPage): string => from.split('?')[0] ?? from;

/** The last of the given paths among the pages that led here; null if none. */
function pageAt(before: PreviousPage | null, paths: readonly string[]): PreviousPage | null {
  for (let page = before; page; page = page.before ?? null)
    if (paths.includes(pathOf(page))) return page;
  return null;
}

/**
 * Link back to a page as it was left, or else in its initial state, passing on the page before it.
 */
export function backLinkTo(path: string, before: PreviousPage | null) {
  const left = pageAt(before, [path]);
  return left ? { to: left.from, state: left.before } : { to: path, state: before };
}

/**
 * The survey report to link back to: the one that led here, or else one that the user may see; null
 * if there is none.
 *
 * @param kind of the survey shown
 */
export function useBackLinkToReport(before: PreviousPage | null, kind?: string) {
  const { t } = useWords();
  const mayRead = { inspections: useRight('TVLOGIN'), ofDealers: useRight('TMSMYRPT') };
  const left = pageAt(before, [tireInspectionPath, dealerSurveyPath]);
  if (!left && !mayRead.inspections && !mayRead.ofDealers) return null;
  const isOfDealer = !mayRead.inspections || (mayRead.ofDealers && kind === 'dealer');
  const path = left ? pathOf(left) : isOfDealer ? dealerSurveyPath : tireInspectionPath;
  const text = t(path === dealerSurveyPath ? 'dealer_survey.title' : 'tire_inspection.title');
  return { to: left?.from ?? path, text };
}
