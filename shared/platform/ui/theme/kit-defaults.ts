/** Thin marks of the primary colour, which its filled shade would hide on dark ground. */
const mark = 'var(--portal-brand)';
const marked = { color: mark, iconColor: 'var(--portal-on-brand)' };

/**
 * Layers that are no dialogs stay where their trigger is: inside the page's landmarks, beside it in
 * the reading order. Fixed, so that no scrolling ancestor cuts them off.
 */
const inPlace = { withinPortal: false, floatingStrategy: 'fixed' } as const;
export const layer = { ...inPlace, shadow: 'md' };

/** What the kit's components do in the portal unless a screen says otherwise. */
export const kitDefaults = {
  Badge: { defaultProps: { variant: 'light', tt: 'none' } },
  Checkbox: { defaultProps: { size: 'md', ...marked } },
  // The kit's own scroll lock writes a style element, which the content policy refuses; the page
  // behind is held by `kit.css` instead.
  Drawer: { defaultProps: { lockScroll: false } },
  // A second `header` would be a second banner of the page.
  DrawerHeader: { defaultProps: { component: 'div' } },
  Loader: { defaultProps: { color: mark } },
  // The first item takes the focus; the kit's placeholder is no child that a menu may have.
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
