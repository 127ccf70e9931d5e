import { refusal, screen } from '@portal/platform/testing';
import { LinkedPage } from '../../testing/linked-page.tsx';
import { mendedFindings, surveyDetail } from '../../testing/report-rows.ts';
import { axleMapOf, inspectionOf, readingOf, tireOf } from '../../testing/rows.ts';
import { show } from '../../testing/show.tsx';
import SurveyDetailPage from './survey-detail.page.tsx';

const unit = axleMapOf(inspectionOf(12, { unit_number: '5312' }), {
  '2LO': {
    color: 'red',
    reading: readingOf({ pressure: 79, comments: 'Cut to cords' }),
    tire: tireOf(77),
  },
});

describe('led by a list', () => {
  const from = '/dlrtireoptix?country=US&page=2';
  const lead = async (to = '/tireoptix/detail/5') => {
    const shown = show(
      <LinkedPage to={to} state={{ from }}>
        <SurveyDetailPage />
      </LinkedPage>,
      {
        path: '/tireoptix/detail/{id}',
        route: '/before',
        respond: (name) => {
          if (name.endsWith('survey/detail')) return surveyDetail;
          if (name.endsWith('get_mended')) return mendedFindings;
          return name.endsWith('get_unit_axles') ? unit : undefined;
        },
      },
    );
    await shown.user.click(screen.getByRole('link', { name: 'Lead on' }));
    await screen.findByRole('table');
    return shown;
  };
  const before = (address: string) => JSON.stringify({ from: address, before: { from } });

  it('leads back to it as it was left', async () => {
    const { user, address } = await lead();
    await user.click(screen.getByRole('combobox', { name: 'Severity' }));
    await user.click(await screen.findByRole('option', { name: 'Critical' }));
    await user.click(screen.getByRole('link', { name: 'Dealer survey report' }));
    expect(address()).toBe(from);
  });

  it.each(['2 photos', 'Trailer readiness report'])('%s know of the list as well', async (name) => {
    const { user } = await lead();
    const [link] = screen.getAllByRole('link', { name });
    if (link) await user.click(link);
    expect(screen.getByRole('status')).toHaveTextContent(before('/tireoptix/detail/5'));
  });

  it('the survey that found what is mended leads back to it as well', async () => {
    const { user } = await lead('/tireoptix/detail/5?show=mended');
    await user.click(await screen.findByRole('link', { name: '02/04/2026' }));
    expect(screen.getByRole('status')).toHaveTextContent(JSON.stringify({ from }));
  });

  it('so do the photos of a unit that is looked at', async () => {
    const { user } = await lead();
    const [number] = screen.getAllByRole('button', { name: '5312' });
    if (number) await user.click(number);
    await user.click(await screen.findByRole('link', { name: 'Unit photos' }));
    expect(screen.getByRole('status')).toHaveTextContent(
      before('/tireoptix/detail/5?unit=12&tire=2LO'),
    );
  });
});

it.each([
  [['TMSMDRPT', 'TVLOGIN'], '/tireoptix'],
  [['TMSMDRPT', 'TMSMYRPT'], '/dlrtireoptix'],
  [['TMSMDRPT'], undefined],
])('what is not there leads those with %j to %s', async (rights, to) => {
  show(<SurveyDetailPage />, {
    path: '/tireoptix/detail/{id}',
    route: '/tireoptix/detail/5',
    rights,
    respond: (name) => (name.endsWith('survey/detail') ? refusal('unknown_value') : undefined),
  });
  await screen.findByRole('alert');
  expect(screen.queryByRole('link')?.getAttribute('href')).toBe(to);
});
