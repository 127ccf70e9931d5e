import { templateSortKeys } from '@portal/contract/fleet-dashboard';
import { useWords } from '@portal/platform/i18n';
import { queryOptions, useQuery } from '@portal/platform/query';
import { call } from '../../calls.ts';
import { useOpenTemplate } from '../../lists/use-open-template.ts';
import { templatesPath } from '../../paths.ts';
import { keptLists } from '../../saved/kept.query.ts';
import { KeptPanel } from './kept.panel.tsx';
import { shown } from './shown.ts';

const body = {
  page_number: 1,
  page_size: shown,
  order_by: templateSortKeys.date_created,
  is_sort_desc: true,
};
const newest = queryOptions({
  queryKey: [...keptLists.templates, body],
  queryFn: ({ signal }) => call('POST fleet_dashboard/get_templates', { body, signal }),
});

/** The newest templates. */
export function TemplatesPanel() {
  const { t } = useWords();
  const list = useQuery(newest);
  const { mutate: open } = useOpenTemplate();
  const rows = (list.data?.templates ?? []).map((row) => ({
    id: row.id,
    name: row.report_name,
    about: row.account_name ?? t('saved.account_lost_row'),
    open: () => open({ row, edit: false }),
  }));
  return <KeptPanel kind="templates" to={templatesPath} list={list} rows={rows} />;
}
