import { screen, waitFor } from '@portal/platform/testing';
import { fleetServer } from '../testing/fleet-server.ts';
import { reportOf, savedReportServer, templateNamed } from '../testing/saved-report-server.ts';
import { showDashboard } from '../testing/show-dashboard.tsx';
import { addressOf } from './saved-report.ts';

test('a template without parameters asks for a fleet, keeps its reports and is saved with it', async () => {
  const saved_report = reportOf({ base_parameters: null });
  const kept = savedReportServer({ templates: [templateNamed('Old', 1, { saved_report })] });
  const fleets = fleetServer();
  const { user, params } = showDashboard(
    addressOf(saved_report, { id: 1, edit: true, revision: 1 }).toString(),
    (name, call) => kept.respond(name, call) ?? fleets(name, call),
  );
  expect(await screen.findByText("Restored report parameters can't be null")).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Save changes' })).toBeDisabled();

  await user.click(screen.getByRole('combobox', { name: /Account/ }));
  await user.click(await screen.findByRole('option', { name: 'Borealis Lines (0200)' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(screen.getByRole('button', { name: 'Run' }));
  expect(
    await screen.findByRole('region', { name: 'Retread Sales to New Tire Sales' }),
  ).toBeVisible();
  expect(Object.fromEntries(params())).toMatchObject({ tab: 'combined', b: 'p1t', ac: '0200' });
  expect(screen.queryByText("Restored report parameters can't be null")).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(kept.template(1)?.saved_report).toMatchObject({
      base_parameters: { account: '0200' },
      reports_parameters: saved_report.reports_parameters,
    }),
  );
});

test('a template whose dates cannot be says that, not that they are missing', async () => {
  const saved_report = reportOf();
  const kept = savedReportServer({ templates: [templateNamed('Old', 1, { saved_report })] });
  const fleets = fleetServer();
  const address = addressOf(saved_report, { id: 1, edit: true, revision: 1 });
  address.set('de', '2026-02-30');
  showDashboard(address.toString(), (name, call) => kept.respond(name, call) ?? fleets(name, call));
  expect(await screen.findByText('The dates of this report cannot be used')).toBeVisible();
  expect(screen.queryByText("Restored report parameters can't be null")).not.toBeInTheDocument();
});
