import type { HistoryEntry, UnitHistory } from '@portal/contract/analysis-reports';
import { useNamedLink, withParameters } from '@portal/platform/routing';
import { useRight } from '@portal/platform/session';

type Unit = UnitHistory['unit'];

/** Target of an entry's link: a page of the portal or of another site. */
export interface EntryLink {
  readonly to: string;
  readonly isElsewhere: boolean;
}

const portalLink = (path: string, query: Readonly<Record<string, string>> = {}): EntryLink => {
  const text = new URLSearchParams(query).toString();
  return { to: text === '' ? path : `${path}?${text}`, isElsewhere: false };
};

/**
 * Returns links from entries to their records; null if the user may not see them or no page shows
 * them.
 */
export function useEntryLink({ unit_id, unit_number, account }: Unit) {
  const mayReadDetails = useRight('TMSMDRPT');
  const mayReadTorques = useRight('TMTQSRPT');
  const mayOpenYards = useRight('TVLOGIN');
  const serviceHistory = useNamedLink('service_history');

  function linkOf({ kind, happened_on, survey_id, location_id }: HistoryEntry): EntryLink | null {
    switch (kind) {
      case 'inspection':
      case 'repair':
        return mayReadDetails && survey_id !== null
          ? portalLink(`/tireoptix/detail/${survey_id}`, { search: unit_number })
          : null;
      case 'crossing':
        return mayReadDetails ? portalLink(`/checkpoint/detail/${survey_id}`) : null;
      case 'torque':
        return mayReadTorques
          ? portalLink('/torque-summary-report', {
              search: unit_number,
              from: happened_on,
              to: happened_on,
            })
          : null;
      case 'removal':
        return mayOpenYards
          ? portalLink(`/locations/${location_id}/removed-tires`, { unit: unit_number })
          : null;
      case 'call':
        return serviceHistory === null
          ? null
          : {
              to: withParameters(serviceHistory, {
                account,
                date_from: happened_on,
                date_to: happened_on,
              }),
              isElsewhere: true,
            };
      case 'mount':
        return null;
    }
  }

  return {
    linkOf,
    /** The photos of the unit in a survey. */
    photosOf: ({ survey_id }: HistoryEntry): string | null =>
      mayReadDetails ? `/reports/surveys/${survey_id}/unit/${unit_id}/images` : null,
  };
}
