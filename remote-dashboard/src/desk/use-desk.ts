import { bus, notified } from '@portal/platform/bus';
import { useWords } from '@portal/platform/i18n';
import { useQueryClient } from '@portal/platform/query';
import { useLocation, useNavigate } from '@portal/platform/routing';
import { useUser } from '@portal/platform/session';
import { useEffect, useRef } from 'react';
import { type Desk, readDesk } from './desk.ts';
import { hasBasket, readOwnReport, storeOwnReport } from './own-report.ts';
import { refreshCauseOf, refreshes } from './refresh.ts';

export interface DeskState {
  readonly desk: Desk;
  /** The stored combined report is being restored into an empty address. */
  readonly isRestoring: boolean;
  /** Leaves a template for the user's own combined report. */
  readonly back: () => void;
}

/**
 * Reads the desk from the address. Stores the user's own combined report for the way back, restores
 * it into an empty address, offers it when another report was opened in its place, and refetches
 * the reports of a template when it is opened.
 *
 * @param isWhole whether the address contains a report worth storing
 */
export function useDesk(isWhole: boolean): DeskState {
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
    const cause = refreshCauseOf({
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
    storeOwnReport(login, address);
  }, [isWhole, basket, login, address, navigate, t]);

  return {
    desk,
    isRestoring: kept !== null,
    back: () => navigate({ search: readOwnReport(login) ?? '' }),
  };
}
