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
  expect(images).toHaveLength(12);
  const ofTires = images.filter(({ axle_number }) => axle_number !== null);
  expect([ofTires.length, ofTires.some(({ tire_id }) => tire_id !== null)]).toEqual([9, true]);
  const plates = await kysely
    .selectFrom('crossings as c')
    .innerJoin('images as i', 'i.id', 'c.license_plate_image')
    .select(['i.axle_number', 'c.license_number'])
    .execute();
  expect(plates.map(({ axle_number, license_number }) => [axle_number, license_number])).toEqual([
    [null, expect.any(String)],
    [null, expect.any(String)],
  ]);
  for (const { content_hash } of images)
    expect(await api.pictures.read(content_hash, 'small')).not.toBeNull();
  stopDrawing();
  await api.close();
});
