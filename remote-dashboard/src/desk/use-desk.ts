import { bus, notified } from '@portal/platform/bus';
import { useWords } from '@portal/platform/i18n';
import { useQueryClient } from '@portal/platform/query';
import { useLocation, useNavigate } from '@portal/platform/routing';
import { useUser } from '@portal/platform/session';
import { useEffect, useRef } from 'react';
import { type Desk, readDesk } from './desk.ts';
import { hasBasket, keepOwnReport, readOwnReport } from './own-report.ts';
import { causeOf, refreshes } from './refresh.ts';

export interface DeskWork {
  readonly desk: Desk;
  /** The own report is on its way back into a bare address. */
  readonly isRestoring: boolean;
  /** Leaves a template for the own report. */
  readonly back: () => void;
}

/**
 * What lies on the desk by the address. Keeps the own report for the way back, brings it back into
 * a bare address, offers it when another one was opened in its place, and has the reports of a
 * template that is opened asked for anew.
 *
 * @param isWhole the address holds a report that is worth keeping
 */
export function useDesk(isWhole: boolean): DeskWork {
  const { t } = useWords();
  const { search } = useLocation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const login = useUser()?.Login ?? '';
  const address = search.replace(/^\?/, '');
  const desk = readDesk(new URLSearchParams(address));
  const kept = address === '' ? readOwnReport(login) : null;
  const { template, mode, basket } = desk;
  const before = useRef<Desk | null>(null);

  useEffect(() => {
    const after: Desk = { template, mode, basket };
    const cause = causeOf({
      type: 'open',
      before: before.current,
      after,
      isRestored: kept !== null,
    });
    before.current = after;
    if (!cause) return;
    const { address: where, isAnew } = refreshes[cause];
    if (where === 'restored') navigate({ search: kept ?? '' }, { replace: true });
    if (isAnew) void client.invalidateQueries({ queryKey: ['reports'] }, { cancelRefetch: false });
  }, [template, mode, basket, kept, navigate, client]);

  const isKnown = useRef(false);
  useEffect(() => {
    if (!isWhole || basket !== 'own') return;
    const mine = isKnown.current ? null : readOwnReport(login);
    isKnown.current = true;
    if (mine !== null && mine !== address && hasBasket(mine)) {
      const back = { label: t('desk.back'), perform: () => navigate({ search: mine }) };
      bus.emit(notified, { tone: 'info', text: t('desk.other_report'), action: back });
    }
    keepOwnReport(login, address);
  }, [isWhole, basket, login, address, navigate, t]);

  return {
    desk,
    isRestoring: kept !== null,
    back: () => navigate({ search: readOwnReport(login) ?? '' }),
  };
}
