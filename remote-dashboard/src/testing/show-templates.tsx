import { type Respond, screen, within } from '@portal/platform/testing';
import TemplatesPage from '../screens/templates/templates.page.tsx';
import { type StoredTemplate, savedReportServer, templateNamed } from './saved-report-server.ts';
import { showSavedPage } from './show-saved-page.tsx';

export const templatesPath = '/fleet-dashboard/templates';

export const twoTemplates = [
  templateNamed('Quarter', 1),
  templateNamed('Calls', 2, {
    report_type_display: 'combined',
    date_created: '2026-02-01T12:00:00Z',
  }),
];

/** Shows the list of templates, with a server that stores the given ones. */
export function showTemplates(
  templates: readonly StoredTemplate[] = twoTemplates,
  search = '',
  answer?: Respond,
) {
  const server = savedReportServer({ templates });
  const shown = showSavedPage(
    <TemplatesPage />,
    `${templatesPath}${search}`,
    (name, call) => answer?.(name, call) ?? server.respond(name, call),
  );
  /** Chooses an item in the menu of a row. */
  const choose = async (name: string, item: string) => {
    await shown.user.click(await screen.findByRole('button', { name: `More for ${name}` }));
    await shown.user.click(await screen.findByRole('menuitem', { name: item }));
  };
  return { ...shown, server, choose };
}

/** Returns the row that contains a text. */
export const rowOf = async (text: string) =>
  within(await screen.findByRole('row', { name: new RegExp(text) }));
