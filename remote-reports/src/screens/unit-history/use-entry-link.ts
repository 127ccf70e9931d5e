import type { HistoryEntry, UnitHistory } from '@portal/contract/analysis-reports';
import { useNamedLink, withParameters } from '@portal/platform/routing';
import { useRight } from '@portal/platform/session';

type Unit = UnitHistory['unit'];

/** Where an entry is looked at: a page of the portal, or one elsewhere. */
export interface EntryLink {
  readonly to: string;
  readonly isElsewhere: boolean;
}

const within = (path: string, query: Readonly<Record<string, string>> = {}): EntryLink => {
  const text = new URLSearchParams(query).toString();
  return { to: text === '' ? path : `${path}?${text}`, isElsewhere: false };
};

/** Leads from entries to what they are of; null where the reader may not look at it, or nothing shows it. */
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
          ? within(`/tireoptix/detail/${survey_id}`, { search: unit_number })
          : null;
      case 'crossing':
        return mayReadDetails ? within(`/checkpoint/detail/${survey_id}`) : null;
      case 'torque':
        return mayReadTorques
          ? within('/torque-summary-report', {
              search: unit_number,
              from: happened_on,
              to: happened_on,
            })
          : null;
      case 'removal':
        return mayOpenYards
          ? within(`/locations/${location_id}/removed-tires`, { unit: unit_number })
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
