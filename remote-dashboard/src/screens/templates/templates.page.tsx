import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { DataTable } from '@portal/platform/ui';
import { ListPanel } from '../../lists/list.panel.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { PageFrame } from '../page-frame.tsx';
import { TemplateActions } from './template-actions.tsx';
import { templateColumns } from './templates.columns.tsx';
import { readTemplatesView, templatesQuery, writeSort } from './templates-view.ts';

/** The user's own templates of the dashboard. */
export default function TemplatesPage() {
  const { t } = useWords();
  const [params, change] = useListAddress();
  const view = readTemplatesView(params);
  const list = useQuery(templatesQuery(view));
  const rows = list.data?.templates ?? [];
  return (
    <PageFrame
      title={t('templates.title')}
      description={t('templates.description')}
      list="templates"
    >
      <ListPanel kind="templates" list={list} count={rows.length} view={view} onChange={change}>
        <DataTable
          caption={t('templates.list')}
          columns={templateColumns(t, (row) => <TemplateActions row={row} />)}
          rows={rows}
          rowKey={({ id }) => String(id)}
          sort={view.sort}
          onSort={(sort) => change({ sort: writeSort(sort) })}
        />
      </ListPanel>
    </PageFrame>
  );
}
