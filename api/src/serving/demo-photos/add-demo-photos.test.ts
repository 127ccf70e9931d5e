import { testApi } from '../../app/testing.ts';
import { stopDrawing } from '../../exports/pictures/to-png.ts';
import { fleetSurveysArea } from '../../modules/fleet-surveys/area.ts';
import { addDemoPhotos } from './add-demo-photos.ts';

test('the demo has photos of what its surveys have found, which are added once', async () => {
  const api = await testApi([fleetSurveysArea], { size: 'small', today: '2025-07-01' });
  const { kysely } = api.database;
  const options = { size: 'small', now: api.clock.now() } as const;
  await addDemoPhotos(kysely, api.pictures, options);
  await addDemoPhotos(kysely, api.pictures, options);
  const images = await kysely.selectFrom('images').selectAll().execute();
  expect(images).toHaveLength(10);
  const ofTires = images.filter(({ axle_number }) => axle_number !== null);
  expect([ofTires.length, ofTires.some(({ tire_id }) => tire_id !== null)]).toEqual([9, true]);
  for (const { content_hash } of images)
    expect(await api.pictures.read(content_hash, 'small')).not.toBeNull();
  stopDrawing();
  await api.close();
});
