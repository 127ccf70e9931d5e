import { templatesList } from '@portal/contract/fleet-dashboard';
import { useWords } from '@portal/platform/i18n';
import { ListPanel, useList } from '@portal/platform/lists';
import { call } from '../../calls.ts';
import { OpenDashboard } from '../../lists/open-dashboard.tsx';
import { savedListKeys } from '../../saved/saved.query.ts';
import { PageFrame } from '../page-frame.tsx';
import { templateCells } from './templates.columns.tsx';

/** The list of the user's own templates. */
export default function TemplatesPage() {
  const { t } = useWords();
  const list = useList(templatesList, {
    key: savedListKeys.templates,
    ask: (body, signal) => call('POST fleet_dashboard/get_templates', { body, signal }),
  });
  return (
    <PageFrame
      title={t('templates.title')}
      description={t('templates.description')}
      list="templates"
    >
      <ListPanel list={list} cells={templateCells(t)} none={{ action: <OpenDashboard /> }} />
    </PageFrame>
  );
}
