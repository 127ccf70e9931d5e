import { createContext, useContext } from 'react';
import type { ReportArea } from './report-area.ts';

/** The area whose report the parts of a card show. */
export const AreaContext = createContext<ReportArea | null>(null);

export function useReportArea(): ReportArea {
  const area = useContext(AreaContext);
  if (!area) throw new Error('Only the parts of a report card have an area');
  return area;
}
