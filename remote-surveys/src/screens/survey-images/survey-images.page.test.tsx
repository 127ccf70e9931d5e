import { act, refusal, screen, waitFor, within } from '@portal/platform/testing';
import { LinkedPage } from '../../testing/linked-page.tsx';
import { imagesPage } from '../../testing/report-rows.ts';
import { photoOf } from '../../testing/rows.ts';
import { show } from '../../testing/show.tsx';
import SurveyImagesPage from './survey-images.page.tsx';

const ids = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
const photos = ids.map((id) => photoOf(id));

const showImages = (more: object = {}, route = '/reports/surveys/5/unit/12/images') =>
  show(<SurveyImagesPage />, {
    path: route.includes('/tire/')
      ? '/reports/surveys/{surveyId}/tire/{tireId}/images'
      : '/reports/surveys/{surveyId}/unit/{unitId}/images',
    route,
    respond: (name) => {
      if (name.endsWith('get_images_page')) return { ...imagesPage(photos), ...more };
      if (name.endsWith('get_image_links'))
        return {
          images: ids.map((storage_id) => ({
            storage_id,
            address: `anew/${storage_id}`,
            thumbnail_address: `anew/small/${storage_id}`,
          })),
        };
      return undefined;
    },
  });

it('asks for the photos of a unit, or of a tire', async () => {
  const unit = showImages();
  expect(await screen.findByRole('button', { name: 'Photo 1 of the unit' })).toBeVisible();
  expect(unit.bodies('get_images_page')).toEqual([
    { survey_id: 5, unit_id: 12, page_number: 1, page_size: 24 },
  ]);
  unit.unmount();
  const tire = showImages({}, '/reports/surveys/5/tire/77/images?page=2');
  await screen.findByRole('heading', { name: 'Tire photos' });
  expect(tire.bodies('get_images_page')).toEqual([
    { survey_id: 5, tire_id: 77, page_number: 2, page_size: 24 },
  ]);
});

it('a photo opens in the address, and keys lead to the next', async () => {
  const { user, address } = showImages();
  await user.click(await screen.findByRole('button', { name: 'Photo 1 of the unit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Photo 1 of the unit' }));
  expect(address()).toBe(`/reports/surveys/5/unit/12/images?photo=${ids[0]}`);
  expect(dialog.getByText(/^Uma Serrano/)).toBeVisible();
  await user.keyboard('{ArrowRight}');
  await screen.findByRole('dialog', { name: 'Photo 2 of the unit' });
  expect(address()).toBe(`/reports/surveys/5/unit/12/images?photo=${ids[1]}`);
  await user.click(screen.getByRole('button', { name: 'Full size' }));
  const room = screen.getByRole('region', { name: 'Photo 2 of the unit' });
  // With focus in the photo's area the keys scroll it; outside they move to the next photo.
  act(() => room.focus());
  await user.keyboard('{ArrowLeft}');
  expect(room).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Full size' }));
  await user.click(screen.getByRole('button', { name: 'Full size' }));
  await user.keyboard('{ArrowLeft}');
  await screen.findByRole('dialog', { name: 'Photo 1 of the unit' });
  await user.keyboard('{ArrowRight}');
  await screen.findByRole('dialog', { name: 'Photo 2 of the unit' });
  await user.click(screen.getByRole('button', { name: 'Close the photo' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/reports/surveys/5/unit/12/images');
});

const gone = 'This photo could not be found.';

it('an address that has run out is asked for anew; a photo that is lost then has its place say so', async () => {
  const { user, container, bodies } = showImages();
  await screen.findByRole('button', { name: 'Photo 1 of the unit' });
  const pictures = () => [...container.querySelectorAll('img')];
  const failAll = () =>
    act(() => {
      for (const picture of pictures()) picture.dispatchEvent(new Event('error'));
    });
  failAll();
  await waitFor(() => expect(pictures()[0]?.src).toContain('anew/small'));
  expect(bodies('get_image_links')).toEqual([{ survey_id: 5, storage_ids: ids }]);
  expect(screen.queryByText(gone)).toBeNull();
  failAll();
  expect(await screen.findAllByText(gone)).toHaveLength(2);
  expect(bodies('get_image_links')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: `Photo 2 of the unit: ${gone}` }));
  const dialog = await screen.findByRole('dialog', { name: 'Photo 2 of the unit' });
  const picture = within(dialog).getByRole('img', { name: 'Photo 2 of the unit' });
  act(() => void picture.dispatchEvent(new Event('error')));
  expect(await within(dialog).findByText(gone)).toBeVisible();
  expect(within(dialog).queryByRole('img', { name: 'Photo 2 of the unit' })).toBeNull();
  expect(bodies('get_image_links')).toHaveLength(2);
});

it('a photo whose address cannot be renewed says so, too', async () => {
  const { container } = show(<SurveyImagesPage />, {
    path: '/reports/surveys/{surveyId}/unit/{unitId}/images',
    route: '/reports/surveys/5/unit/12/images',
    respond: (name) =>
      name.endsWith('get_images_page') ? imagesPage(photos) : refusal('unknown_value'),
  });
  await screen.findByRole('button', { name: 'Photo 1 of the unit' });
  act(() => void container.querySelector('img')?.dispatchEvent(new Event('error')));
  expect(await screen.findAllByText(gone)).toHaveLength(1);
});

const survey = '/tireoptix/detail/5?severity=critical';
const list = { from: '/tireoptix?locations=1&page=2' };

it.each([
  [{ from: survey, before: list }, survey],
  [list, '/tireoptix/detail/5'],
])('opened at %j, it leads back to the survey, which knows of its list', async (state, to) => {
  const { user, address } = show(
    <LinkedPage to="/reports/surveys/5/unit/12/images" state={state}>
      <SurveyImagesPage />
    </LinkedPage>,
    {
      path: '/reports/surveys/{surveyId}/unit/{unitId}/images',
      route: '/before',
      respond: (name) => (name.endsWith('get_images_page') ? imagesPage(photos) : undefined),
    },
  );
  await user.click(screen.getByRole('link', { name: 'Lead on' }));
  await user.click(await screen.findByRole('link', { name: 'Survey detail' }));
  expect(address()).toBe(to);
  expect(screen.getByRole('status')).toHaveTextContent(JSON.stringify(list));
});

it('what is not there leads back to a report that may be read', async () => {
  show(<SurveyImagesPage />, {
    path: '/reports/surveys/{surveyId}/unit/{unitId}/images',
    route: '/reports/surveys/5/unit/99/images',
    rights: ['TMSMDRPT', 'TMSMYRPT'],
    respond: (name) => (name.endsWith('get_images_page') ? refusal('unknown_value') : undefined),
  });
  const link = await screen.findByRole('link', { name: 'Dealer survey report' });
  expect(link).toHaveAttribute('href', '/dlrtireoptix');
});

it('says that there are none', async () => {
  showImages({ images: [], total_items: 0 });
  expect(await screen.findByText('No photos')).toBeVisible();
});
