import { createContext, useContext } from 'react';
import type { ReportSource } from './report-source.ts';

/** What the parts of a card get their report from. */
export const SourceContext = createContext<ReportSource | null>(null);

export function useReportSource(): ReportSource {
  const source = useContext(SourceContext);
  if (!source) throw new Error('Only the parts of a report card have a source');
  return source;
}
