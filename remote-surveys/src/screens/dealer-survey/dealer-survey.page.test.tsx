import { refusal, screen, waitFor, within } from '@portal/platform/testing';
import { dealerReport, surveyExceptions } from '../../testing/report-rows.ts';
import { show } from '../../testing/show.tsx';
import DealerSurveyPage from './dealer-survey.page.tsx';

const showReport = (
  rights?: readonly string[],
  { route = '/dlrtireoptix', answer = dealerReport }: { route?: string; answer?: unknown } = {},
) =>
  show(<DealerSurveyPage />, {
    path: '/dlrtireoptix',
    route,
    ...(rights && { rights }),
    respond: (name) => {
      if (name.endsWith('report-dealer')) return answer;
      if (name.endsWith('get_dealer_exceptions')) return surveyExceptions;
      if (name.endsWith('get_countries_with_states'))
        return {
          countries_with_states: [
            {
              country: 'US',
              text: 'United States',
              states: ['OH', 'TX'],
              named_states: [
                { value: 'OH', text: 'Ohio' },
                { value: 'TX', text: 'Texas' },
              ],
            },
          ],
        };
      if (name.endsWith('get_survey_by_users'))
        return {
          survey_by_users: [{ value: 'Ben Ostrander', text: 'Ben Ostrander' }],
          dealer_locations: [{ value: '007', text: 'Bauer Tire · 007' }],
        };
      return undefined;
    },
  });
const list = async () => within(await screen.findByRole('table', { name: 'Surveys by dealers' }));

it('shows what dealers surveyed, each leading to its detail and its trailers', async () => {
  showReport();
  const table = await list();
  expect(table.getByRole('link', { name: '03/04/2026' })).toHaveAttribute(
    'href',
    '/tireoptix/detail/5',
  );
  expect(table.getByRole('link', { name: '50.0' })).toHaveAttribute(
    'href',
    '/trailer-readiness-report/5',
  );
  expect(table.getByText('2 of 8 checked')).toBeVisible();
  const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(figures).toEqual(['1', '12', '5of 12', '4', '8', '120', '9']);
});

it('without the right for details rows lead nowhere', async () => {
  showReport(['TMSMYRPT']);
  expect((await list()).queryByRole('link')).toBeNull();
});

it('filters by state once the country is chosen, and by dealer, in the address', async () => {
  const { user, address, bodies } = showReport();
  await list();
  expect(screen.queryByRole('combobox', { name: 'State' })).toBeNull();
  await user.click(screen.getByRole('combobox', { name: 'Country' }));
  await user.click(await screen.findByRole('option', { name: 'United States' }));
  await user.click(await screen.findByRole('combobox', { name: 'State' }));
  await user.click(await screen.findByRole('option', { name: 'Texas' }));
  await user.click(screen.getByRole('combobox', { name: 'Dealer location' }));
  await user.click(await screen.findByRole('option', { name: 'Bauer Tire · 007' }));
  expect(address()).toBe('/dlrtireoptix?country=US&state=TX&dealer=007');
  await waitFor(() =>
    expect(bodies('report-dealer').at(-1)).toMatchObject({
      country: 'US',
      state: 'TX',
      nonsig: '007',
    }),
  );
});

it('a range of the address that ends before it starts is told of at its field', async () => {
  const { user, address } = showReport(undefined, {
    route: '/dlrtireoptix?from=2026-03-02&to=2026-03-01',
    answer: refusal('range_reversed', 'date_to'),
  });
  expect(await screen.findByText('The range ends before it starts')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'To' })).toHaveAccessibleDescription(
    'Enter 03/02/2026 or a later date.',
  );
  await user.click(screen.getByRole('button', { name: 'Clear the dates' }));
  expect(address()).toBe('/dlrtireoptix');
});

it('the total of exceptions leads to what it counts, in the same selection', async () => {
  const { user, address, bodies } = showReport(undefined, { route: '/dlrtireoptix?country=US' });
  await list();
  const [figure] = screen.getAllByRole('definition').slice(-1);
  await user.click(within(figure as HTMLElement).getByRole('link', { name: '9' }));
  await screen.findByRole('table', { name: 'What the surveys found' });
  expect(address()).toBe('/dlrtireoptix?country=US&show=readings');
  expect(bodies('get_dealer_exceptions').at(-1)).toMatchObject({ country: 'US' });
  await user.click(screen.getByRole('link', { name: 'All surveys' }));
  await list();
  expect(address()).toBe('/dlrtireoptix?country=US');
});
