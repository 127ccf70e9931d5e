import { act, screen } from '@portal/platform/testing';
import { renderShell } from '../../testing/render-shell.tsx';
import { MenuBar } from './menu-bar.tsx';

const tabs = [
  {
    key: 'reports',
    name: 'Reports',
    direct: false,
    entries: [{ key: 'scrap', name: 'Scrap', link: { url: '/scrap' } }],
  },
];

/** Running animations with their durations; each finishes when the test says so. */
const motions: { duration: number; onfinish?: () => void }[] = [];
const still = jest.spyOn(window, 'matchMedia');

beforeEach(() => {
  motions.length = 0;
  Element.prototype.animate = (_, options) => {
    const motion = { duration: Number(Object(options).duration), cancel: () => undefined };
    motions.push(motion);
    return motion as unknown as Animation;
  };
});
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate');
  still.mockReset();
});
afterAll(() => jest.restoreAllMocks());

const asks = (reduced: boolean) =>
  still.mockImplementation((media) => {
    const matches = reduced && media.includes('reduced-motion');
    return Object.assign(new EventTarget(), { matches, media }) as MediaQueryList;
  });
const reports = () => screen.getByRole('menuitem', { name: 'Reports' });

it('a list slides down for 600 ms and up for 300 ms', async () => {
  asks(false);
  const { user } = renderShell(<MenuBar tabs={tabs} />);
  await user.click(reports());
  expect(motions).toMatchObject([{ duration: 600 }]);
  act(() => motions[0]?.onfinish?.());
  expect(screen.getByRole('menu')).toBeVisible();
  await user.click(reports());
  expect(motions).toMatchObject([{ duration: 600 }, { duration: 300 }]);
  act(() => motions[1]?.onfinish?.());
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

it('nothing slides for somebody who asked for less movement', async () => {
  asks(true);
  const { user } = renderShell(<MenuBar tabs={tabs} />);
  await user.click(reports());
  expect(screen.getByRole('menu')).toBeVisible();
  await user.click(reports());
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(motions).toEqual([]);
});
