import type { LocationRow } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { Alert } from '@portal/platform/ui';
import type { ReactNode } from 'react';
import { dashboardPath } from '../../paths.ts';
import { PageLink } from '../../yard/page-link.tsx';
import classes from '../../yard/yard.module.css';
import { placeText } from './locations.columns.tsx';

interface SimilarLocationsProps {
  readonly rows: readonly LocationRow[];
  /** Control to confirm that a different location is meant. */
  readonly children: ReactNode;
}

/** Existing locations that resemble the new one. */
export function SimilarLocations({ rows, children }: SimilarLocationsProps) {
  const { t } = useWords();
  return (
    <Alert color="amber" title={t('location.similar.title')}>
      <ul className={classes.list}>
        {rows.map((row) => (
          <li key={row.location_id}>
            <PageLink to={dashboardPath(row.location_id)}>{`${row.name} (${row.code})`}</PageLink>{' '}
            <span dir="auto">{[row.address, placeText(row)].filter(Boolean).join(', ')}</span>
          </li>
        ))}
        <li>{children}</li>
      </ul>
    </Alert>
  );
}
