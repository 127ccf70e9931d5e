import { type Respond, screen, within } from '@portal/platform/testing';
import TemplatesPage from '../screens/templates/templates.page.tsx';
import { type KeptTemplate, keptServer, templateNamed } from './kept-server.ts';
import { showKept } from './show-kept.tsx';

export const templatesPath = '/fleet-dashboard/templates';

export const twoTemplates = [
  templateNamed('Quarter', 1),
  templateNamed('Calls', 2, {
    report_type_display: 'combined',
    date_created: '2026-02-01T12:00:00Z',
  }),
];

/** The list of templates over a server that keeps some. */
export function showTemplates(
  templates: readonly KeptTemplate[] = twoTemplates,
  search = '',
  answer?: Respond,
) {
  const server = keptServer({ templates });
  const shown = showKept(
    <TemplatesPage />,
    `${templatesPath}${search}`,
    (name, call) => answer?.(name, call) ?? server.respond(name, call),
  );
  /** Chooses something from the menu of a row. */
  const choose = async (name: string, item: string) => {
    await shown.user.click(await screen.findByRole('button', { name: `More for ${name}` }));
    await shown.user.click(await screen.findByRole('menuitem', { name: item }));
  };
  return { ...shown, server, choose };
}

/** The row that holds a text. */
export const rowOf = async (text: string) =>
  within(await screen.findByRole('row', { name: new RegExp(text) }));
