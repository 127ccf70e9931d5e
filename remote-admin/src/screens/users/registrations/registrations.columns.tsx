import { personText, type Registration } from '@portal/contract/admin';
import { formatDay } from '@portal/platform/format';
import type { SpokenWords } from '@portal/platform/i18n';
import type { ListCells } from '@portal/platform/lists';
import { Badge } from '@portal/platform/ui';
import { TextCell } from '../people/text-cell.tsx';

/** Cells of the registrations, with any right requested and, once decided, who decided. */
export const registrationCells = (t: SpokenWords['t']): ListCells<Registration> => ({
  email: ({ email, has_user, right_code, state }) => (
    <TextCell text={email}>
      {right_code && <Badge miw="max-content">{t('users.mark.right')}</Badge>}
      {state === 'waiting' && has_user && !right_code && (
        <Badge color="amber" miw="max-content">
          {t('users.mark.has_user')}
        </Badge>
      )}
    </TextCell>
  ),
  decided_at: ({ decided_at, decided_by }) => (
    <TextCell text={decided_at ? formatDay(decided_at) : ''}>
      <span dir="auto">{personText(decided_by ?? '', t)}</span>
    </TextCell>
  ),
});
