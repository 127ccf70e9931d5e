/** A shortcut. Its keys are pressed together; `shortcuts.key.…` has texts for some of them. */
interface Shortcut {
  readonly does: string;
  /** Alternative key combinations. */
  readonly ways: readonly (readonly string[])[];
}

const mac = () => /mac|iphone|ipad/i.test(navigator.platform);

/** Returns the shortcuts available everywhere in the portal. */
export const shortcuts = (): readonly Shortcut[] => [
  { does: 'shortcuts.palette', ways: [[mac() ? '⌘' : 'ctrl', 'K']] },
  { does: 'shortcuts.help', ways: [['?']] },
  { does: 'shortcuts.skip', ways: [['tab'], ['enter']] },
  { does: 'shortcuts.menu', ways: [['↑'], ['↓'], ['←'], ['→']] },
  { does: 'shortcuts.ends', ways: [['home'], ['end']] },
  { does: 'shortcuts.close', ways: [['escape']] },
];

const named = new Set(['ctrl', 'tab', 'enter', 'home', 'end', 'escape']);

/** Returns the text key for the name of a key, or null for one shown as written. */
export const nameOfKey = (key: string): string | null =>
  named.has(key) ? `shortcuts.key.${key}` : null;
