import { type DashboardReport, reportDefinitions, tabs } from '@portal/contract/fleet-dashboard';
import { hasNational } from '@portal/contract/reports';
import { screen, waitFor, within } from '@portal/platform/testing';
import { writeReportView } from '../../../figures/report-view.ts';
import { ranSearch, showDashboard } from '../../../testing/show-dashboard.tsx';
import { words } from '../../../testing/words.ts';

type Scope = ReturnType<typeof within>;
type Control = readonly [role: Parameters<Scope['getByRole']>[0], name: string | RegExp];

/** Controls in view, or those in the menu that a button opens. */
interface ControlGroup {
  readonly opener?: string;
  readonly controls: readonly Control[];
}

const texts: Readonly<Record<string, string>> = words;
const text = (key: string, values: Readonly<Record<string, string>> = {}) =>
  (texts[key] ?? key).replace(/\{\{(\w+)\}\}/g, (_, name) => values[name] ?? '');
const button = (name: string): Control => ['button', name];
const files = [/PDF/, /Excel/, /PNG/].map((format): Control => ['menuitem', format]);

function controlsOfCard(definition: DashboardReport): ControlGroup[] {
  const report = text(definition.title);
  const of = (key: string) => text('shell:report.of', { control: text(key), report });
  const choices = ['mode_both', 'mode_graph', 'mode_table'];
  if (definition.shape === 'periods') choices.push('period_month', 'period_week');
  const toggles = ['compare.with_previous', 'report.by_location', 'report.by_dealer'];
  if (hasNational(definition)) toggles.push('compare.with_national');
  return [
    {
      controls: [
        button(of('basket.add')),
        button(text('shell:comment.add', { report })),
        button(text('shell:report.how', { report })),
      ],
    },
    {
      opener: of('shell:report.options'),
      controls: [
        ...choices.map((key): Control => ['radio', text(`shell:report.${key}`)]),
        ...toggles.map((key) => button(of(`shell:${key}`))),
        ...definition.filters.map((key): Control => ['combobox', text(`filter.${key}`)]),
      ],
    },
    { opener: text('export.of', { report }), controls: files },
  ];
}

const controlsOfPage: readonly ControlGroup[] = [
  {
    controls: [
      ...tabs.map((tab): Control => ['tab', text(`tab.${tab}`)]),
      ['tab', /^Fleet Dashboard Report/],
      button(text('basket.add_all')),
      button(text('share.copy')),
      button(text('wizard.change')),
    ],
  },
  {
    opener: text('saved.save'),
    controls: ['saved.as_template', 'saved.as_favorite'].map((key) => ['menuitem', text(key)]),
  },
  { opener: text('shell:export.action'), controls: files },
];

test.each(tabs)('the second click at most reaches every control of %s', async (tab) => {
  const definitions = reportDefinitions.filter((each) => each.tab === tab);
  const params = new URLSearchParams(`${ranSearch}&tab=${tab}`);
  for (const definition of definitions)
    for (const [key, value] of Object.entries(writeReportView(definition, { mode: 'table' })))
      params.set(key, String(value));
  const { user } = showDashboard(params.toString());
  const open = async (opener: HTMLElement) => {
    await user.click(opener);
    await waitFor(() => expect(opener).toHaveAttribute('aria-expanded', 'true'));
    return within(
      document.getElementById(opener.getAttribute('aria-controls') ?? '') as HTMLElement,
    );
  };
  const reach = async (home: Scope, groups: readonly ControlGroup[]) => {
    for (const { opener, controls } of groups) {
      const scope = opener ? await open(await home.findByRole('button', { name: opener })) : home;
      for (const [role, name] of controls)
        expect(await scope.findByRole(role, { name })).toBeEnabled();
      if (opener) await user.keyboard('{Escape}');
    }
  };
  for (const definition of definitions) {
    const card = await screen.findByRole('region', { name: text(definition.title) });
    await reach(within(card), controlsOfCard(definition));
  }
  await reach(screen, controlsOfPage);
});
