import { act, screen, waitFor, within } from '@portal/platform/testing';
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
  expect(screen.getByRole('region', { name: 'Photo 2 of the unit' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close the photo' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/reports/surveys/5/unit/12/images');
});

it('an address that has run out is asked for anew, once', async () => {
  const { container, bodies } = showImages();
  await screen.findByRole('button', { name: 'Photo 1 of the unit' });
  const pictures = () => [...container.querySelectorAll('img')];
  const failAll = () =>
    act(() => {
      for (const picture of pictures()) picture.dispatchEvent(new Event('error'));
    });
  failAll();
  await waitFor(() => expect(pictures()[0]?.src).toContain('anew/small'));
  expect(bodies('get_image_links')).toEqual([{ survey_id: 5, storage_ids: ids }]);
  failAll();
  await waitFor(() => expect(bodies('get_image_links')).toHaveLength(2));
  failAll();
  expect(bodies('get_image_links')).toHaveLength(2);
});

it('says that there are none', async () => {
  showImages({ images: [], total_items: 0 });
  expect(await screen.findByText('No photos')).toBeVisible();
});
