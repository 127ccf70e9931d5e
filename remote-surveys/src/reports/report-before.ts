import { useWords } from '@portal/platform/i18n';
import { useLocation } from '@portal/platform/routing';
import { useRight } from '@portal/platform/session';
import { createContext, useContext, useState } from 'react';
import { dealerSurveyPath, tireInspectionPath } from '../paths.ts';

/** A page that led on to another, and the one that had led to it. */
export interface PageBefore {
  /** Its address, with what was chosen there. */
  readonly from: string;
  readonly before?: PageBefore;
}

/** The page before the one that is shown, for the links on it. */
export const Before = createContext<PageBefore | null>(null);

/** What a link of a report says of where it stands, so that its page leads back there. */
export function useHere(): PageBefore {
  const { pathname, search } = useLocation();
  const before = useContext(Before);
  return { from: `${pathname}${search}`, ...(before && { before }) };
}

/** What a link to a page of the same kind says, so that both lead back to the same one. */
export const useSameBefore = (): object => useContext(Before) ?? {};

/** The page that led to this one, whatever its address becomes; null where none did. */
export function usePageBefore(): PageBefore | null {
  const { state } = useLocation();
  const [before] = useState(() => {
    const page = state as Partial<PageBefore> | null;
    return typeof page?.from === 'string' ? (page as PageBefore) : null;
  });
  return before;
}

const pathOf = ({ from }: PageBefore): string => from.split('?')[0] ?? from;

/** The last page of some paths among those that led here; null where none did. */
function pageAt(before: PageBefore | null, paths: readonly string[]): PageBefore | null {
  for (let page = before; page; page = page.before ?? null)
    if (paths.includes(pathOf(page))) return page;
  return null;
}

/** Leads back to a page as it was left, or else as it is at first; it leads on to the page before it. */
export function wayTo(path: string, before: PageBefore | null) {
  const left = pageAt(before, [path]);
  return left ? { to: left.from, state: left.before } : { to: path, state: before };
}

/**
 * The report of surveys that its reader goes back to: the one that led here, or else one that they may read. Null
 * for those who may read none.
 *
 * @param kind of the survey that is shown
 */
export function useWayToReport(before: PageBefore | null, kind?: string) {
  const { t } = useWords();
  const mayRead = { inspections: useRight('TVLOGIN'), ofDealers: useRight('TMSMYRPT') };
  const left = pageAt(before, [tireInspectionPath, dealerSurveyPath]);
  if (!left && !mayRead.inspections && !mayRead.ofDealers) return null;
  const isOfDealer = !mayRead.inspections || (mayRead.ofDealers && kind === 'dealer');
  const path = left ? pathOf(left) : isOfDealer ? dealerSurveyPath : tireInspectionPath;
  const text = t(path === dealerSurveyPath ? 'dealer_survey.title' : 'tire_inspection.title');
  return { to: left?.from ?? path, text };
}
