import type {
  OpenSession,
  PortalUser,
  Registration,
  RegistrationsRequest,
  UsersRequest,
} from '@portal/contract/admin';
import type { ReceivedCall } from '@portal/platform/testing/shell';
import { accounts, dealers, imported } from './people.ts';

const done = { status: { status: 0, description: 'Success' } };

interface People {
  readonly registrations?: readonly Registration[];
  readonly users?: readonly PortalUser[];
  /** Open sessions of the user on screen. */
  readonly sessions?: readonly OpenSession[];
}

/** A fake server that pages, searches, decides on and changes people like the real one. */
export function usersServer(initial: People) {
  let registrations = [...(initial.registrations ?? [])];
  let users = [...(initial.users ?? [])];
  let sessions = [...(initial.sessions ?? [])];

  function decide(id: number, state: 'approved' | 'declined') {
    const decided = { state, decided_by: 'gyr', decided_at: '2026-03-05T12:00:00.000Z' };
    registrations = registrations.map((one) => (one.id === id ? { ...one, ...decided } : one));
  }

  return (name: string, { body }: Pick<ReceivedCall, 'body'>): unknown => {
    switch (name) {
      case 'POST admin/users/get_registrations': {
        const { state, ...request } = body as RegistrationsRequest;
        const { rows, ...counts } = pageOf(
          registrations.filter((one) => one.state === state),
          request,
        );
        return { registrations: rows, ...counts };
      }
      case 'POST admin/users/get_users': {
        const { group, ...request } = body as UsersRequest;
        const { rows, ...counts } = pageOf(
          users.filter((one) => group === undefined || one.group === group),
          request,
        );
        return { users: rows, ...counts };
      }
      case 'POST admin/users/approve_registration':
        decide((body as { id: number }).id, 'approved');
        return { ...done, user_id: 99 };
      case 'POST admin/users/give_right':
        decide((body as { id: number }).id, 'approved');
        return done;
      case 'POST admin/users/decline_registration':
        decide((body as { id: number }).id, 'declined');
        return done;
      case 'PUT admin/users/save_user': {
        const { id, is_locked } = body as { id: number; is_locked: boolean };
        users = users.map((one) => (one.id === id ? { ...one, is_locked } : one));
        return done;
      }
      case 'POST admin/users/add_user':
        return { ...done, user_id: 98 };
      case 'PUT admin/users/save_person': {
        const { id, ...person } = body as PortalUser;
        users = users.map((one) =>
          one.id === id ? { ...one, ...person, revision: person.revision + 1 } : one,
        );
        return done;
      }
      case 'PUT admin/users/copy_access':
      case 'POST admin/users/forget_user':
        return done;
      case 'POST admin/users/import_users':
        return { rows: imported };
      case 'POST admin/users/get_sessions':
        return { sessions };
      case 'DELETE admin/users/end_session/{id}':
        sessions = [];
        return done;
      case 'POST admin/users/email_link':
        return done;
      case 'POST admin/users/find_rows': {
        const { kind, keyword } = body as { kind: string; keyword: string };
        const known = kind === 'accounts' ? accounts : dealers;
        return { found: known.filter((row) => `${row.number} ${row.name}`.includes(keyword)) };
      }
      default:
        return undefined;
    }
  };
}

function pageOf<Person extends { readonly user_last_name: string; readonly email: string }>(
  people: readonly Person[],
  { keyword = '', page_number, page_size }: Omit<UsersRequest, 'group'>,
) {
  const found = people.filter(({ user_last_name, email }) =>
    `${user_last_name} ${email}`.includes(keyword),
  );
  return {
    rows: found.slice((page_number - 1) * page_size, page_number * page_size),
    page_number,
    page_size,
    total_items: found.length,
  };
}
