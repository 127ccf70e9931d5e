import { useWords } from '@portal/platform/i18n';
import { keepPreviousData, useQuery } from '@portal/platform/query';
import { SegmentedControl } from '@portal/platform/ui';
import { PeoplePanel } from './people.panel.tsx';
import { RegistrationDetails } from './registration-details.tsx';
import { registrationColumns } from './registrations.columns.tsx';
import type { ChangeView } from './use-users-view.ts';
import { registrationsQuery } from './users.query.ts';
import { registrationStates, type UsersView } from './users-view.ts';

interface RegistrationsPanelProps {
  readonly view: UsersView;
  readonly onChange: ChangeView;
}

/** Who asks for access, and who was let in or declined. */
export function RegistrationsPanel({ view, onChange }: RegistrationsPanelProps) {
  const { t } = useWords();
  const list = useQuery({ ...registrationsQuery(view), placeholderData: keepPreviousData });
  return (
    <PeoplePanel
      title={t('users.registrations.title')}
      description={t('users.registrations.description')}
      caption={t(`users.caption.${view.state}`)}
      list={list}
      rows={list.data?.registrations ?? []}
      columnsOf={(onOpen) => registrationColumns(t, view.state, onOpen)}
      standing={view.state === 'waiting' ? 'requested_at' : 'decided_at'}
      view={view}
      onChange={onChange}
      filter={
        <SegmentedControl
          aria-label={t('users.filter.state')}
          data={registrationStates.map((value) => ({ value, label: t(`users.state.${value}`) }))}
          value={view.state}
          onChange={(state) => onChange({ state })}
        />
      }
      details={(registration) => (
        <RegistrationDetails
          key={registration.id}
          registration={registration}
          onChange={onChange}
        />
      )}
    />
  );
}
