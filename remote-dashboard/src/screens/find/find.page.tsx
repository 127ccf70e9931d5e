import { bus, searchAnswered, searchChanged, useBusState } from '@portal/platform/bus';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { useNavigate } from '@portal/platform/routing';
import { useEffect, useEffectEvent, useState } from 'react';
import { useOpenFavorite } from '../../lists/use-open-favorite.ts';
import { useOpenTemplate } from '../../lists/use-open-template.ts';
import { dashboardPath } from '../../paths.ts';
import { accountsQuery } from '../../selection/accounts.query.ts';
import { urlKeys } from '../../selection/url-keys.ts';
import { findAccounts } from './find-accounts.ts';
import { foundQueries } from './found.query.ts';

/** Milliseconds without typing before a search is sent. */
const rest = 200;

/** Finds accounts, templates and favorites while the user searches the portal. Renders nothing. */
export default function FindPage() {
  const { t } = useWords();
  const navigate = useNavigate();
  const text = useDebouncedText(useBusState(searchChanged) ?? '');
  const queries = foundQueries(text);
  const accounts = useQuery(accountsQuery).data;
  const templates = useQuery(queries.templates).data?.templates;
  const favorites = useQuery(queries.favorites).data?.favorite_reports;
  const { mutate: openTemplate } = useOpenTemplate();
  const { mutate: openFavorite } = useOpenFavorite();

  const answer = useEffectEvent(() => {
    const found = [
      ...findAccounts(accounts, text).map((account) => ({
        id: `account ${account.fleetType} ${account.value}`,
        name: account.text,
        place: t('find.account'),
        open: () => {
          const { fleetType, value } = account;
          const chosen = { [urlKeys.fleetType]: fleetType, [urlKeys.account]: value };
          navigate(`${dashboardPath}?${new URLSearchParams(chosen)}`);
        },
      })),
      ...(templates ?? []).map((row) => ({
        id: `template ${row.id}`,
        name: row.report_name,
        place: t('find.template'),
        open: () => openTemplate({ row, edit: false }),
      })),
      ...(favorites ?? []).map((row) => ({
        id: `favorite ${row.id}`,
        name: row.name,
        place: t('find.favorite'),
        open: () => openFavorite(row),
      })),
    ];
    bus.emit(searchAnswered, { owner: 'dashboard', found });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is found follows from these
  useEffect(() => answer(), [text, accounts, templates, favorites]);
  return null;
}

/** Returns a text once the user has stopped typing. */
function useDebouncedText(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), rest);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
