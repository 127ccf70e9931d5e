import type { AxleMap, UnitImage } from '@portal/contract/fleet-surveys';
import {
  act,
  answer,
  type Respond,
  refusal,
  screen,
  userEvent,
  waitFor,
  within,
} from '@portal/platform/testing';
import { axleMapOf, inspectionOf, photoOf } from '../../../testing/rows.ts';
import { inspect } from '../testing.tsx';

const place = { axle_number: 1, side: 'left', slot: 'single' } as const;
const ofUnit = photoOf('11111111-1111-4111-8111-111111111111');
const ofTire = photoOf('22222222-2222-4222-8222-222222222222', { place, tire_id: 7 });
const status = { status: 0, description: '' };

/** The inspection with a server that stores photos. */
function photographed(
  photos: readonly UnitImage[],
  respond: Respond = () => undefined,
  map?: AxleMap,
) {
  let present = [...photos];
  const keep = (photo: UnitImage) => {
    present = [...present.filter(({ storage_id }) => storage_id !== photo.storage_id), photo];
    return { status, image: photo };
  };
  return inspect(map ?? axleMapOf(inspectionOf(1)), {
    route: '/fleet-survey/5/inspect-991?tire=1L',
    respond: (name, call) => {
      const answered = respond(name, call);
      if (answered !== undefined) return answered;
      if (name.includes('get_unit_inspection_images')) return { images: present };
      if (name.includes('add_unit_image')) return keep({ ...ofUnit });
      if (name.includes('add_tire_image')) return keep({ ...ofTire });
      if (name.includes('update_image')) {
        const said = call.body as Partial<UnitImage>;
        const before = [...photos].find(({ storage_id }) => storage_id === said.storage_id);
        return keep({ ...(before ?? ofUnit), ...said, revision: 2 });
      }
      if (name.includes('delete_image')) {
        present = present.filter(({ storage_id }) => storage_id !== call.query.storageId);
        return { status, revision: 2 };
      }
      return undefined;
    },
  });
}

const photosOf = (name: 'Photos of the unit' | 'Photos of this tire') =>
  screen.findByRole('region', { name });
const file = new File(['jpeg'], 'cut.jpg', { type: 'image/jpeg' });
const choose = async (region: HTMLElement, given = file) =>
  userEvent.upload(within(region).getByLabelText('Choose photos', { selector: 'input' }), given);

test('a photo goes to the tire or the unit that it was taken of', async () => {
  const { calls } = photographed([]);
  await choose(await photosOf('Photos of this tire'));
  await screen.findByRole('button', { name: 'Photo 1 of tire 1L' });
  await choose(await photosOf('Photos of the unit'));
  const unit = await photosOf('Photos of the unit');
  await within(unit).findByRole('button', { name: 'Photo 1 of the unit' });
  const sent = calls.find(({ name }) => name.includes('add_tire_image'))?.body as FormData;
  expect(Object.fromEntries([...sent].slice(0, 5))).toMatchObject({
    unit_inspection_id: '101',
    axle_number: '1',
    side: 'left',
    slot: 'single',
  });
  expect(sent.get('file')).toBeInstanceOf(File);
});

test('nobody adds a photo to the tire before under the name of the one just chosen', async () => {
  const { calls } = photographed([]);
  await photosOf('Photos of this tire');
  const next = screen.getByRole('button', { name: /^1R/ });
  act(() => next.click());
  expect(screen.getByRole('heading', { name: 'Tire 1R' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Photos of this tire' })).toBeNull();
  await choose(await photosOf('Photos of this tire'));
  await waitFor(() => expect(calls.some(({ name }) => name.includes('add_tire_image'))).toBe(true));
  const sent = calls.find(({ name }) => name.includes('add_tire_image'))?.body as FormData;
  expect(sent.get('side')).toBe('right');
});

test('a photo that did not arrive is sent again under its key', async () => {
  let isLost = true;
  const { calls } = photographed([], (name) => {
    if (name.includes('add_unit_image') && isLost) throw new Error('lost');
    return undefined;
  });
  await choose(await photosOf('Photos of the unit'));
  const notice = await screen.findByRole('alert', { name: 'cut.jpg was not saved' });
  isLost = false;
  await userEvent.click(within(notice).getByRole('button', { name: 'Send again' }));
  await screen.findByRole('button', { name: 'Photo 1 of the unit' });
  const keys = calls.flatMap(({ name, body }) =>
    name.includes('add_unit_image') ? [(body as FormData).get('client_key')] : [],
  );
  expect(keys).toEqual([keys[0], keys[0]]);
});

test.each([
  ['file_kind', /JPEG, PNG, WebP or AVIF/],
  ['file_unreadable', 'The file is empty or damaged.'],
  ['file_too_large', /120 megapixels/],
] as const)('of a file that is refused as %s it is said why', async (code, text) => {
  photographed([], (name) => (name.includes('add_unit_image') ? refusal(code, 'file') : undefined));
  await choose(await photosOf('Photos of the unit'));
  const notice = await screen.findByRole('alert', { name: 'cut.jpg was not saved' });
  expect(within(notice).getByText(text)).toBeVisible();
  expect(within(notice).queryByRole('button', { name: 'Send again' })).toBeNull();
  await userEvent.click(within(notice).getByRole('button', { name: 'Leave it out' }));
  expect(screen.queryByText('cut.jpg was not saved')).toBeNull();
});

test('words over a photo are drawn, and read with it', async () => {
  const { bodies } = photographed([ofTire]);
  await userEvent.click(await screen.findByRole('button', { name: 'Photo 1 of tire 1L' }));
  await userEvent.click(screen.getByRole('button', { name: 'Draw on it' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add in the middle' }));
  screen.getByRole('button', { name: 'Arrow 1' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.click(screen.getByRole('radio', { name: 'Words' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Words' }), 'Cut, 2 in');
  await userEvent.click(screen.getByRole('button', { name: 'Add in the middle' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save drawing' }));
  expect(await screen.findByRole('img', { name: 'Photo 1 of tire 1L: Cut, 2 in' })).toBeVisible();
  expect(bodies('update_image')).toMatchObject([
    {
      storage_id: ofTire.storage_id,
      revision: 1,
      layer: [
        { kind: 'arrow', x: 0.5, y: 0.52, to_x: 0.65, to_y: 0.52 },
        { kind: 'words', x: 0.5, y: 0.5, text: 'Cut, 2 in' },
      ],
    },
  ]);
});

test('a photo that is deleted can be put back at once', async () => {
  const { requests, bodies } = photographed([ofUnit]);
  await userEvent.click(await screen.findByRole('button', { name: 'Photo 1 of the unit' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete photo' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Photo 1 of the unit' })).toBeNull(),
  );
  const notice = requests.find(({ event }) => event === 'notified/1')?.payload as {
    readonly action: { readonly perform: () => void };
  };
  notice.action.perform();
  await screen.findByRole('button', { name: 'Photo 1 of the unit' });
  expect(bodies('update_image')).toMatchObject([{ revision: 2, is_deleted: false }]);
});

test('arrow keys go from photo to photo', async () => {
  const second = photoOf('33333333-3333-4333-8333-333333333333');
  photographed([ofUnit, second]);
  await userEvent.click(await screen.findByRole('button', { name: 'Photo 1 of the unit' }));
  const next = screen.getByRole('button', { name: 'Next photo' });
  next.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('img', { name: 'Photo 2 of the unit' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next photo' })).toBeDisabled();
});

test('of a finished survey photos are looked at, and none is added', async () => {
  const finished = axleMapOf(inspectionOf(1));
  photographed([ofUnit], undefined, {
    ...finished,
    survey: { ...finished.survey, state: 'finished' },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Photo 1 of the unit' }));
  expect(screen.getByRole('img', { name: 'Photo 1 of the unit' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Draw on it' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Choose photos' })).toBeNull();
});

test('photos that cannot be loaded leave the rest alone', async () => {
  photographed([], (name) =>
    name.includes('get_unit_inspection_images') ? answer(503, { code: 'system' }) : undefined,
  );
  expect((await screen.findAllByText('The photos could not be loaded.')).length).toBe(2);
  expect(screen.getByRole('region', { name: 'Keypad' })).toBeVisible();
});

test('a photo whose address ran out is asked for anew, and one that is lost has its place say so', async () => {
  const { user, calls } = photographed([ofUnit]);
  const region = await photosOf('Photos of the unit');
  await within(region).findByRole('button', { name: 'Photo 1 of the unit' });
  const asked = () =>
    calls.filter(({ name }) => name.includes('get_unit_inspection_images')).length;
  const before = asked();
  const fail = (picture: Element | null) =>
    act(() => void picture?.dispatchEvent(new Event('error')));
  fail(region.querySelector('img'));
  await waitFor(() => expect(asked()).toBe(before + 1));
  const gone = 'Photo 1 of the unit: This photo could not be found.';
  await user.click(await within(region).findByRole('button', { name: gone }));
  const dialog = await screen.findByRole('dialog', { name: 'Photo 1 of the unit' });
  fail(within(dialog).getByRole('img', { name: 'Photo 1 of the unit' }));
  expect(await within(dialog).findByText('This photo could not be found.')).toBeVisible();
  expect(asked()).toBe(before + 1);
});
