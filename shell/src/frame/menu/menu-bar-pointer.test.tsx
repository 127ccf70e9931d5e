import { act, screen, userEvent } from '@portal/platform/testing';
import type { MenuTab } from '../../menus/menu-tab.ts';
import { renderShell } from '../../testing/render-shell.tsx';
import { MenuBar } from './menu-bar.tsx';

const tab = (name: string, link: string): MenuTab => ({
  key: name,
  name,
  direct: false,
  entries: [{ key: link, name: link, link: { url: `/${link}` } }],
});
const tabs = [tab('Reports', 'Scrap'), tab('Services', 'Training')];

const item = (name: string) => screen.getByRole('menuitem', { name });
const list = () => screen.queryByRole('menu');
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

function bar() {
  renderShell(
    <>
      <MenuBar tabs={tabs} />
      <p>Page</p>
    </>,
  );
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the menu bar by pointer', () => {
  it('opens and closes by press, and closes by a press elsewhere', async () => {
    const user = bar();
    await user.click(item('Reports'));
    expect(list()).toHaveAccessibleName('Reports');
    wait(1000);
    await user.click(item('Reports'));
    expect(list()).not.toBeInTheDocument();
    await user.click(item('Services'));
    expect(list()).toHaveAccessibleName('Services');
    await user.click(screen.getByText('Page'));
    expect(list()).not.toBeInTheDocument();
  });

  it('opens where the pointer rests, not where it passes', async () => {
    const user = bar();
    await user.hover(item('Reports'));
    await user.hover(screen.getByText('Page'));
    wait(1000);
    expect(list()).not.toBeInTheDocument();
    await user.hover(item('Reports'));
    wait(150);
    expect(list()).toHaveAccessibleName('Reports');
  });

  it('stays while the pointer is on its list, and comes back to it', async () => {
    const user = bar();
    await user.hover(item('Reports'));
    wait(150);
    await user.hover(screen.getByText('Page'));
    wait(100);
    await user.hover(item('Scrap'));
    wait(1000);
    expect(list()).toHaveAccessibleName('Reports');
    await user.hover(screen.getByText('Page'));
    wait(1000);
    expect(list()).not.toBeInTheDocument();
  });

  it('keeps what it has just opened when the tab is pressed', async () => {
    const user = bar();
    await user.hover(item('Reports'));
    wait(150);
    await user.click(item('Reports'));
    expect(list()).toHaveAccessibleName('Reports');
    await user.hover(screen.getByText('Page'));
    wait(1000);
    expect(list()).toHaveAccessibleName('Reports');
  });

  it('closes by Escape wherever the focus is', async () => {
    const user = bar();
    await user.hover(item('Reports'));
    wait(150);
    await user.keyboard('{Escape}');
    expect(list()).not.toBeInTheDocument();
  });
});
