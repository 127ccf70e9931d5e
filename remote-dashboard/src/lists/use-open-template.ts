import type { TemplateRow } from '@portal/contract/fleet-dashboard';
import { useMutation, useQueryClient } from '@portal/platform/query';
import { useNavigate } from '@portal/platform/routing';
import { dashboardPath } from '../paths.ts';
import { templateQuery } from '../saved/kept.query.ts';
import { addressOf } from '../saved/saved-report.ts';
import { shortSearch } from '../selection/short-search.ts';
import { useKeptList } from './use-kept-list.ts';

/** A template that is to be run, or edited. */
interface Opening {
  readonly row: Pick<TemplateRow, 'id'>;
  readonly edit: boolean;
}

/** Reads a template as it is now and shows it on the dashboard. */
export function useOpenTemplate() {
  const { tell, loadAnew } = useKeptList('templates');
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
