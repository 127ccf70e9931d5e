import { createContext, useContext } from 'react';
import type { ReportSource } from './report-source.ts';

/** Provides the report source to the parts of a card. */
export const SourceContext = createContext<ReportSource | null>(null);

export function useReportSource(): ReportSource {
  const source = useContext(SourceContext);
  if (!source) throw new Error('Only the parts of a report card have a source');
  return source;
}
