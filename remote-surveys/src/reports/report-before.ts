import { useLocation } from '@portal/platform/routing';
import { useState } from 'react';
import { dealerSurveyPath, tireInspectionPath } from '../paths.ts';

interface Before {
  readonly path: typeof tireInspectionPath | typeof dealerSurveyPath;
  /** Its address, with what was chosen there. */
  readonly address: string;
}

const paths = [tireInspectionPath, dealerSurveyPath] as const;

/** What a link of a report says of where it stands, so that its page leads back there. */
export function useHere() {
  const { pathname, search } = useLocation();
  return { from: `${pathname}${search}` };
}

/** The report that led to this page; null where none did. */
export function useReportBefore(): Before | null {
  const { state } = useLocation();
  const [before] = useState(() => {
    const address = (state as Partial<ReturnType<typeof useHere>> | null)?.from ?? '';
    const path = paths.find((each) => each === address.split('?')[0]);
    return path === undefined ? null : { path, address };
  });
  return before;
}
