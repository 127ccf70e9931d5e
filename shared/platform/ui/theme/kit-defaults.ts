/**
 * Thin marks use the primary color, as its filled shade would be hard to see on a dark background.
 */
const mark = 'var(--portal-brand)';
const marked = { color: mark, iconColor: 'var(--portal-on-brand)' };

/**
 * Layers other than dialogs stay near their trigger: inside the page's landmarks, next to it in
 * reading order. Fixed, so that no scrolling ancestor clips them.
 */
const inPlace = { withinPortal: false, floatingStrategy: 'fixed' } as const;
export const layer = { ...inPlace, shadow: 'md' };

/** Defaults for the kit's components in the portal. */
export const kitDefaults = {
  Badge: { defaultProps: { variant: 'light', tt: 'none' } },
  Checkbox: { defaultProps: { size: 'md', ...marked } },
  // The kit's own scroll lock writes a style element, which the content policy forbids; `kit.css`
  // locks the page instead.
  Drawer: { defaultProps: { lockScroll: false } },
  // A second `header` element would be a second banner landmark.
  DrawerHeader: { defaultProps: { component: 'div' } },
  Loader: { defaultProps: { color: mark } },
  // The first item receives the focus; the kit's placeholder is not a valid child of a menu.
  Menu: { defaultProps: { ...layer, withInitialFocusPlaceholder: false } },
  Modal: { defaultProps: { lockScroll: false, centered: true } },
  ModalHeader: { defaultProps: { component: 'div' } },
  Popover: { defaultProps: { shadow: 'md' } },
  Progress: { defaultProps: { color: mark } },
  Radio: { defaultProps: { size: 'md', ...marked } },
  Switch: { defaultProps: { size: 'md', withThumbIndicator: false } },
  Tabs: { defaultProps: { color: mark } },
  Tooltip: {
    defaultProps: {
      ...inPlace,
      withArrow: true,
      events: { hover: true, focus: true, touch: true },
    },
  },
};
