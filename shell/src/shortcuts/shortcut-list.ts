/** Keys that are pressed together, as they are written; `shortcuts.key.…` has words for some. */
interface Shortcut {
  readonly does: string;
  /** Each is a way to do it. */
  readonly ways: readonly (readonly string[])[];
}

const mac = () => /mac|iphone|ipad/i.test(navigator.platform);

/** What the keyboard does everywhere in the portal. */
export const shortcuts = (): readonly Shortcut[] => [
  { does: 'shortcuts.palette', ways: [[mac() ? '⌘' : 'ctrl', 'K']] },
  { does: 'shortcuts.help', ways: [['?']] },
  { does: 'shortcuts.skip', ways: [['tab'], ['enter']] },
  { does: 'shortcuts.menu', ways: [['↑'], ['↓'], ['←'], ['→']] },
  { does: 'shortcuts.ends', ways: [['home'], ['end']] },
  { does: 'shortcuts.close', ways: [['escape']] },
];

const named = new Set(['ctrl', 'tab', 'enter', 'home', 'end', 'escape']);

/** The key of a key's name, or null for one that is written as it is. */
export const nameOfKey = (key: string): string | null =>
  named.has(key) ? `shortcuts.key.${key}` : null;
