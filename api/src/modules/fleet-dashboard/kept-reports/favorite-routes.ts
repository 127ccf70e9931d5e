import type { favoriteCalls } from '@portal/contract/fleet-dashboard/schema';
import { implement } from '../../../app/implement.ts';
import { saveRateLimit } from '../../../kept/create-kept.ts';
import { deleteKept } from '../../../kept/delete-kept.ts';
import { checkedName } from '../../../kept/kept-names.ts';
import { enforceLimit } from '../../../limits/enforce-limit.ts';
import { serializeForUser } from '../../../scope/serialize-for-user.ts';
import { checkSavedReport } from './check-saved-report.ts';
import { favorites } from './kept-kinds.ts';
import { readFavorite, readFavoriteRow, readFavorites } from './read-favorites.ts';
import { checkRequestUrl } from './request-url.ts';
import { changeFavorite, createFavorite } from './write-favorite.ts';

export const favoriteRoutes = implement<typeof favoriteCalls>({
  'POST fleet-central-v1:favorite_reports/get': ({ db, user, body }) =>
    readFavorites({ db, user }, body),

  'GET fleet-central-v1:favorite_reports/get/{id}': ({ db, user, params }) =>
    readFavorite({ db, user }, params.id),

  'POST fleet-central-v1:favorite_reports/save': async ({ db, user, body, now }) => {
    const { id, client_key: clientKey, saved_report: saved } = body;
    await enforceLimit(db, saveRateLimit, { caller: String(user.id), now });
    checkRequestUrl(body.request_url, 'request_url');
    const favorite = {
      userId: user.id,
      name: checkedName(favorites, body.name),
      kind: body.report_kind,
      url: body.request_url,
      report: saved ? { saved, accountId: await checkSavedReport({ db, user }, saved) } : null,
    };
    return serializeForUser(db, user.id, async (transaction) => {
      if (id !== undefined) await changeFavorite(transaction, favorite, id);
      const kept = id ?? (await createFavorite(transaction, favorite, { clientKey, now }));
      return readFavoriteRow({ db: transaction, user }, kept);
    });
  },

  'DELETE fleet-central-v1:favorite_reports/delete/{id}': async ({ db, user, params, now }) => {
    await deleteKept(db, favorites, { userId: user.id, id: params.id, now });
    return { id: params.id };
  },
});
