import { registrationsList } from '@portal/contract/admin';
import { useWords } from '@portal/platform/i18n';
import { useList, useTableRoom } from '@portal/platform/lists';
import { call, fileOf } from '../../../calls.ts';
import { PeoplePanel } from '../people/people.panel.tsx';
import { RegistrationDetails } from './registration-details.tsx';
import { registrationCells } from './registrations.columns.tsx';
import { registrations } from './registrations.query.ts';

const undecided = ['name', 'company', 'email', 'group', 'requested_at'];
const decidedOnPhone = ['name', 'decided_at'];

/** The access requests: waiting, approved and declined. */
export function RegistrationsPanel() {
  const { t } = useWords();
  const list = useList(registrationsList, {
    key: registrations,
    ask: (body, signal) => call('POST admin/users/get_registrations', { body, signal }),
  });
  const { state } = list.view.filters;
  const isWaiting = state === 'waiting';
  const isOnPhone = useTableRoom() === 'phone';
  const fields = isWaiting ? undecided : isOnPhone ? decidedOnPhone : undefined;
  return (
    <PeoplePanel
      list={list}
      cells={registrationCells(t)}
      caption={t(`users.caption.${state}`)}
      {...(fields && { fields })}
      onFile={(selection, { format, signal }) =>
        fileOf('POST admin/users/export_registrations', { signal, body: { ...selection, format } })
      }
      none={{
        title: t(`users.empty.${state}`),
        text: isWaiting ? t('users.empty.waiting_text') : undefined,
      }}
      details={(registration) => (
        <RegistrationDetails key={registration.id} registration={registration} />
      )}
    />
  );
}
