import type { TemplateRow } from '@portal/contract/fleet-dashboard';
import { useMutation, useQueryClient } from '@portal/platform/query';
import { useNavigate } from '@portal/platform/routing';
import { dashboardPath } from '../paths.ts';
import { templateQuery } from '../saved/saved.query.ts';
import { addressOf } from '../saved/saved-report.ts';
import { shortSearch } from '../selection/short-search.ts';
import { useSavedListActions } from './use-saved-list-actions.ts';

/** A template to be run or edited. */
interface Opening {
  readonly row: Pick<TemplateRow, 'id'>;
  readonly edit: boolean;
}

/** Reads the current version of a template and shows it on the dashboard. */
export function useOpenTemplate() {
  const { tell, loadAnew } = useSavedListActions('templates');
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async ({ row: { id }, edit }: Opening) => {
      const template = await client.fetchQuery({ ...templateQuery(id), staleTime: 0 });
      const { saved_report, revision } = template;
      return shortSearch(client, addressOf(saved_report, { id, edit, revision }));
    },
    onSuccess: (search) => navigate(`${dashboardPath}?${search}`),
    onError: (error) => {
      tell(error);
      loadAnew();
    },
  });
}
