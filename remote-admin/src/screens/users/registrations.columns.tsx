import type { Registration } from '@portal/contract/admin';
import { formatDate } from '@portal/platform/format';
import type { SpokenWords } from '@portal/platform/i18n';
import { Badge, type Column } from '@portal/platform/ui';
import { localDay } from '../../local-day.ts';
import { PersonButton } from './person-button.tsx';
import { TextCell } from './text-cell.tsx';
import classes from './users.module.css';
import type { RegistrationState } from './users-view.ts';

/** Who asks for access, and for whom; of those decided also by whom. */
export const registrationColumns = (
  t: SpokenWords['t'],
  state: RegistrationState,
  onOpen: (registration: Registration) => void,
): readonly Column<Registration>[] => [
  {
    field: 'name',
    header: t('users.column.name'),
    render: (registration) => <PersonButton person={registration} onOpen={onOpen} />,
  },
  {
    field: 'company',
    header: t('users.column.company'),
    render: ({ company }) => <TextCell text={company} />,
  },
  {
    field: 'email',
    header: t('users.column.email'),
    render: ({ email, has_user, right_code }) => (
      <TextCell text={email}>
        {right_code && <Badge miw="max-content">{t('users.mark.right')}</Badge>}
        {state === 'waiting' && has_user && !right_code && (
          <Badge color="amber" miw="max-content">
            {t('users.mark.has_user')}
          </Badge>
        )}
      </TextCell>
    ),
  },
  {
    field: 'group',
    header: t('users.column.group'),
    render: ({ group }) => <span className={classes.short}>{t(`group.${group}`)}</span>,
  },
  {
    field: 'requested_at',
    header: t('users.column.requested'),
    render: ({ requested_at }) => formatDate(localDay(requested_at)),
  },
  ...(state === 'waiting' ? [] : [decidedColumn(t)]),
];

const decidedColumn = (t: SpokenWords['t']): Column<Registration> => ({
  field: 'decided_at',
  header: t('users.column.decided'),
  render: ({ decided_at, decided_by }) => (
    <TextCell text={decided_at ? formatDate(localDay(decided_at)) : ''}>
      <span dir="auto">{decided_by}</span>
    </TextCell>
  ),
});
