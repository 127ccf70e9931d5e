import type { KeyboardEvent, RefObject } from 'react';
import { arrowsOf, entriesIn, isLetter, itemAtStep, itemByLetter, tabsIn } from './menu-keys.ts';

/** Opens the list of a tab; null closes it. */
type Show = (key: string | null) => void;

/**
 * The keys of a menu bar, following the ARIA Authoring Practices: arrows between the tabs and
 * within a list, letters, Home and End, Escape. Tab leaves.
 */
export function useMenuKeys(bar: RefObject<HTMLElement | null>, open: string | null, show: Show) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const current = event.target;
    const tab = current instanceof Element && current.closest('[data-place]')?.firstChild;
    if (!bar.current || !(current instanceof HTMLElement) || !(tab instanceof HTMLElement)) return;
    // The browser moves on from the tab; the list closes when it loses the focus.
    if (event.key === 'Tab') return tab.focus();
    const place = { bar: bar.current, tab, current, isOpen: open !== null, show };
    const action = actionsOf(place)[event.key] ?? (isLetter(event) && letter(place, event.key));
    if (!action) return;
    event.preventDefault();
    action();
  };
}

interface MenuKeysContext {
  readonly bar: HTMLElement;
  readonly tab: HTMLElement;
  readonly current: HTMLElement;
  readonly isOpen: boolean;
  readonly show: Show;
}

type Actions = Readonly<Record<string, (() => void) | undefined>>;

function actionsOf(place: MenuKeysContext): Actions {
  const { bar, tab, isOpen, show } = place;
  const tabs = tabsIn(bar);
  const { forward, back } = arrowsOf(bar);
  return {
    [forward]: () => goTo(place, itemAtStep(tabs, tab, 1)),
    [back]: () => goTo(place, itemAtStep(tabs, tab, -1)),
    Escape: isOpen ? () => show(null) : undefined,
    ...(place.current === tab ? onTab(place, tabs) : inList(place)),
  };
}

function onTab(place: MenuKeysContext, tabs: readonly HTMLElement[]): Actions {
  const { tab, show } = place;
  const ends = { Home: () => goTo(place, tabs[0]), End: () => goTo(place, tabs.at(-1)) };
  if (!hasList(tab)) return { ...ends, ' ': () => tab.click() };
  const into = (end: 0 | -1) => () => {
    show(tab.dataset.tab ?? null);
    entriesIn(tab.parentElement ?? tab)
      .at(end)
      ?.focus();
  };
  return { ...ends, ArrowDown: into(0), ArrowUp: into(-1), Enter: into(0), ' ': into(0) };
}

function inList({ tab, current }: MenuKeysContext): Actions {
  const entries = entriesIn(tab.parentElement ?? tab);
  return {
    ArrowDown: () => itemAtStep(entries, current, 1)?.focus(),
    ArrowUp: () => itemAtStep(entries, current, -1)?.focus(),
    Home: () => entries[0]?.focus(),
    End: () => entries.at(-1)?.focus(),
    ' ': () => current.click(),
  };
}

function letter(place: MenuKeysContext, key: string): () => void {
  const { bar, tab, current } = place;
  return current === tab
    ? () => goTo(place, itemByLetter(tabsIn(bar), tab, key))
    : () => itemByLetter(entriesIn(tab.parentElement ?? tab), current, key)?.focus();
}

/** Moves to a tab; if a list is open, the list of that tab opens instead. */
function goTo({ isOpen, show }: MenuKeysContext, tab: HTMLElement | undefined): void {
  tab?.focus();
  if (tab && isOpen) show(hasList(tab) ? (tab.dataset.tab ?? null) : null);
}

const hasList = (tab: HTMLElement): boolean => tab.hasAttribute('aria-haspopup');
