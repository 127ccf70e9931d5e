import { reportKinds } from '@portal/contract/reports';
import { bus, notified } from '../bus/bus.ts';
import { NameForm } from '../forms/forms.ts';
import { failureWord, isCallFailure } from '../http/http.ts';
import { useWords } from '../i18n/i18n.ts';
import { type FavoriteKind, favoriteCall, favoritesKey } from './favorites.query.ts';

interface FavoriteFormProps {
  readonly kind: FavoriteKind;
  /** Returns a path within the portal, with its query. */
  readonly address: () => string;
}

const refused: readonly string[] = ['unique', 'limit_reached'];

/** A form that saves an address as a named favorite. */
export function FavoriteForm({ kind, address }: FavoriteFormProps) {
  const { t } = useWords();
  return (
    <NameForm
      draft="new-favorite"
      text={t('shell:favorite.text')}
      confirm={t('shell:favorite.add')}
      onName={async (name, client_key) => {
        await favoriteCall('POST fleet-central-v1:favorite_reports/save', {
          body: { name, report_kind: reportKinds[kind], request_url: address(), client_key },
        });
        bus.emit(notified, { tone: 'success', text: t('shell:favorite.saved', { name }) });
      }}
      problemText={(error) =>
        isCallFailure(error) && refused.includes(error.code)
          ? t(`shell:favorite.problem.${error.code}`)
          : t(failureWord(error))
      }
      changes={favoritesKey}
    />
  );
}
