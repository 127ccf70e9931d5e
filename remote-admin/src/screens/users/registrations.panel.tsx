import type { Registration } from '@portal/contract/admin';
import { useWords } from '@portal/platform/i18n';
import { keepPreviousData, useQuery } from '@portal/platform/query';
import { DataTable, SegmentedControl } from '@portal/platform/ui';
import { FormDrawer } from './form-drawer.tsx';
import { narrowColumns } from './narrow-columns.tsx';
import { PeoplePanel } from './people.panel.tsx';
import { PeopleSearch } from './people-search.tsx';
import { PersonName } from './person-name.tsx';
import { RegistrationDetails } from './registration-details.tsx';
import { registrationColumns } from './registrations.columns.tsx';
import { useIsNarrow } from './use-is-narrow.ts';
import { useOpened } from './use-opened.ts';
import type { ChangeView } from './use-users-view.ts';
import classes from './users.module.css';
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
  const { row, isOpen, open, close } = useOpened<Registration>();
  const rows = list.data?.registrations ?? [];
  const isNarrow = useIsNarrow();
  const columns = registrationColumns(t, view.state, open);
  const standing = view.state === 'waiting' ? 'requested_at' : 'decided_at';
  return (
    <>
      <PeoplePanel
        title={t('users.registrations.title')}
        description={t('users.registrations.description')}
        list={list}
        count={rows.length}
        view={view}
        onChange={onChange}
        filters={
          <div className={classes.filters}>
            <SegmentedControl
              aria-label={t('users.filter.state')}
              data={registrationStates.map((value) => ({
                value,
                label: t(`users.state.${value}`),
              }))}
              value={view.state}
              onChange={(state) => onChange({ state })}
            />
            <PeopleSearch view={view} onChange={onChange} />
          </div>
        }
      >
        <DataTable
          caption={t(`users.caption.${view.state}`)}
          columns={isNarrow ? narrowColumns(columns, standing, open) : columns}
          rows={rows}
          rowKey={({ id }) => String(id)}
        />
      </PeoplePanel>
      <FormDrawer opened={isOpen} title={row && <PersonName person={row} />} onClose={close}>
        {row && <RegistrationDetails key={row.id} registration={row} onChange={onChange} />}
      </FormDrawer>
    </>
  );
}
