import { screen } from '@portal/platform/testing';
import type { MenuTab } from '../../menus/menu-tab.ts';
import { renderShell } from '../../testing/render-shell.tsx';
import { MenuBar } from './menu-bar.tsx';

const entry = (name: string) => ({ key: name, name, link: { url: `/${name.toLowerCase()}` } });
const tab = (name: string, ...names: string[]): MenuTab => ({
  key: name,
  name,
  direct: names.length === 0,
  entries: names.length === 0 ? [entry(name)] : names.map(entry),
});
const tabs = [
  tab('Dashboard'),
  tab('Reports', 'Torque', 'Scrap', 'Survey'),
  tab('Services', 'Training', 'Locator'),
];

const item = (name: string) => screen.getByRole('menuitem', { name });
const isOpen = (name: string) => item(name).getAttribute('aria-expanded') === 'true';

/** Renders the bar and moves the focus to its first tab with the Tab key. */
async function bar() {
  const shell = renderShell(
    <>
      <button type="button">Before</button>
      <MenuBar tabs={tabs} />
      <button type="button">After</button>
    </>,
    { route: '/elsewhere' },
  );
  await shell.user.click(screen.getByRole('button', { name: 'Before' }));
  await shell.user.tab();
  return { ...shell, press: (keys: string) => shell.user.keyboard(keys) };
}

describe('the menu bar by keyboard', () => {
  it('is one stop of the Tab key, where one was last', async () => {
    const { user, press } = await bar();
    expect(item('Dashboard')).toHaveFocus();
    await press('{ArrowRight}');
    await user.tab();
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
    await user.tab({ shift: true });
    expect(item('Reports')).toHaveFocus();
  });

  it('moves between the tabs, round and round', async () => {
    const { press } = await bar();
    await press('{ArrowRight}{ArrowRight}');
    expect(item('Services')).toHaveFocus();
    await press('{ArrowRight}');
    expect(item('Dashboard')).toHaveFocus();
    await press('{ArrowLeft}');
    expect(item('Services')).toHaveFocus();
    await press('{Home}');
    expect(item('Dashboard')).toHaveFocus();
    await press('{End}');
    expect(item('Services')).toHaveFocus();
    await press('r');
    expect(item('Reports')).toHaveFocus();
  });

  it('turns with the direction of the language', async () => {
    const { press } = await bar();
    screen.getByRole('menubar').style.direction = 'rtl';
    await press('{ArrowLeft}');
    expect(item('Reports')).toHaveFocus();
  });

  it.each(['{ArrowDown}', '{Enter}', ' '])(
    'opens a list with %j, at its first link',
    async (key) => {
      const { press } = await bar();
      await press('{ArrowRight}');
      await press(key);
      expect(isOpen('Reports')).toBe(true);
      expect(screen.getByRole('menu', { name: 'Reports' })).toBeVisible();
      expect(item('Torque')).toHaveFocus();
    },
  );

  it('opens a list at its last link with Up', async () => {
    const { press } = await bar();
    await press('{ArrowRight}{ArrowUp}');
    expect(item('Survey')).toHaveFocus();
  });

  it('moves within the list, by arrows, ends and letters', async () => {
    const { press } = await bar();
    await press('{ArrowRight}{ArrowDown}{ArrowDown}');
    expect(item('Scrap')).toHaveFocus();
    await press('s');
    expect(item('Survey')).toHaveFocus();
    await press('{ArrowDown}');
    expect(item('Torque')).toHaveFocus();
    await press('{ArrowUp}');
    expect(item('Survey')).toHaveFocus();
    await press('{Home}');
    expect(item('Torque')).toHaveFocus();
    await press('{End}');
    expect(item('Survey')).toHaveFocus();
  });

  it('goes on to the next tab from within a list, which opens there', async () => {
    const { press } = await bar();
    await press('{ArrowRight}{ArrowDown}{ArrowRight}');
    expect(item('Services')).toHaveFocus();
    expect(isOpen('Services')).toBe(true);
    expect(isOpen('Reports')).toBe(false);
    await press('{ArrowRight}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('closes with Escape and gives the focus back', async () => {
    const { press } = await bar();
    await press('{ArrowRight}{ArrowDown}{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(item('Reports')).toHaveFocus();
  });

  it('closes when Tab leaves, forward and back', async () => {
    const { user, press } = await bar();
    await press('{ArrowRight}{ArrowDown}');
    await user.tab();
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('follows a link with Enter and with Space', async () => {
    const { press, address } = await bar();
    await press('{ArrowRight}{ArrowDown}{Enter}');
    expect(address()).toBe('/torque');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await press('{ArrowDown}{ArrowDown} ');
    expect(address()).toBe('/scrap');
    expect(item('Reports')).toHaveFocus();
  });
});
