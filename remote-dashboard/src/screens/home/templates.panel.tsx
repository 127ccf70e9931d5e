import { templateSortKeys } from '@portal/contract/fleet-dashboard';
import { useWords } from '@portal/platform/i18n';
import { queryOptions, useQuery } from '@portal/platform/query';
import { call } from '../../calls.ts';
import { useOpenTemplate } from '../../lists/use-open-template.ts';
import { templatesPath } from '../../paths.ts';
import { savedListKeys } from '../../saved/saved.query.ts';
import { ShortcutsPanel } from './shortcuts.panel.tsx';
import { shownCount } from './shown-count.ts';

const body = {
  page_number: 1,
  page_size: shownCount,
  order_by: templateSortKeys.date_created,
  is_sort_desc: true,
};
const newest = queryOptions({
  queryKey: [...savedListKeys.templates, body],
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
  return <ShortcutsPanel kind="templates" to={templatesPath} list={list} rows={rows} />;
}
