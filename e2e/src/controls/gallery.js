// Runs in the page, as a page of a remote: a row for each control of the design system, a cell for
// each of its states. Hover and focus are put on by the test.

/** Components of the design system that are not controls. */
const others = new Set([
  ...[
    'Alert',
    'AutoGrid',
    'Badge',
    'Box',
    'BrandMark',
    'Card',
    'Center',
    'Collapse',
    'Divider',
    'Facts',
  ],
  ...['Drawer', 'EmptyState', 'FailedState', 'Fieldset', 'Flex', 'Group', 'Input', 'Loader'],
  ...['Modal', 'Page', 'PageHeader', 'Panel', 'PanelSkeleton', 'Paper', 'Popover', 'Progress'],
  ...['PortalProvider', 'QuietRefresh', 'ScrollArea', 'Skeleton', 'Stack', 'Table', 'Text'],
  ...['Title', 'Tooltip', 'VisuallyHidden'],
]);

/** The controls by name; what follows a comma is a variant. */
function controls(React, ui) {
  const h = React.createElement;
  const data = ['First', 'Second'];
  const field = (name, more) => ({
    states: ['hover', 'focus', 'error', 'disabled'],
    draw: (is) =>
      h(ui[name], {
        'aria-label': name,
        placeholder: 'Placeholder',
        ...more,
        label: more?.mark && name,
        mark: undefined,
        error: is === 'error' && 'An error',
        disabled: is === 'disabled',
      }),
  });
  const mark = (name, more) => field(name, { ...more, mark: true, placeholder: undefined });
  const button = (name, more, states = ['hover', 'focus', 'disabled']) => ({
    states,
    draw: (is) =>
      h(ui[name], { 'aria-label': name, ...more, disabled: is === 'disabled' || undefined }, 'OK'),
  });
  const link = (name, more) => ({
    states: ['hover', 'focus'],
    draw: () => h(ui[name], { href: 'https://www.example.com/', ...more }, 'A link'),
  });
  const pressed = { states: ['hover', 'focus', 'disabled'] };
  const tab = (value, more) => h(ui.Tabs.Tab, { value, ...more }, value);
  return {
    TextInput: field('TextInput'),
    'TextInput, filled in': field('TextInput', { defaultValue: 'Written' }),
    Textarea: field('Textarea', { defaultValue: 'Written' }),
    Select: field('Select', { data, defaultValue: 'First' }),
    MultiSelect: field('MultiSelect', { data, defaultValue: ['First'] }),
    Checkbox: mark('Checkbox'),
    'Checkbox, checked': mark('Checkbox', { defaultChecked: true }),
    Radio: mark('Radio'),
    'Radio, checked': mark('Radio', { defaultChecked: true }),
    Switch: { ...mark('Switch'), states: ['hover', 'focus', 'disabled'] },
    'Switch, on': { ...mark('Switch', { defaultChecked: true }), ...pressed },
    Button: button('Button'),
    'Button, default': button('Button', { variant: 'default' }),
    'Button, light': button('Button', { variant: 'light' }),
    'Button, subtle': button('Button', { variant: 'subtle' }),
    'Button, red': button('Button', { color: 'red' }),
    ActionIcon: button('ActionIcon'),
    'ActionIcon, default': button('ActionIcon', { variant: 'default' }),
    'ActionIcon, subtle': button('ActionIcon', { variant: 'subtle' }),
    CloseButton: button('CloseButton'),
    ChooseFileButton: button('ChooseFileButton', { label: 'Choose a file' }),
    InfoButton: {
      states: ['hover', 'focus'],
      draw: () => h(ui.InfoButton, { label: 'About the table', sentences: ['A sentence.'] }),
    },
    UnstyledButton: button('UnstyledButton', {}, ['focus']),
    Anchor: link('Anchor'),
    // Its look is set by the component that uses it.
    ExternalLink: { ...link('ExternalLink'), states: ['focus'] },
    SkipLink: { states: ['focus'], draw: () => h(ui.SkipLink, { targetId: 'content' }) },
    SegmentedControl: {
      ...pressed,
      draw: (is) =>
        h(ui.SegmentedControl, { data, defaultValue: 'Second', disabled: is === 'disabled' }),
    },
    Tabs: {
      ...pressed,
      draw: (is) =>
        h(
          ui.Tabs,
          { defaultValue: 'Open' },
          h(ui.Tabs.List, null, tab('Tab', { disabled: is === 'disabled' }), tab('Open')),
        ),
    },
    Accordion: {
      ...pressed,
      draw: (is) =>
        h(
          ui.Accordion,
          null,
          h(
            ui.Accordion.Item,
            { value: 'a' },
            h(ui.Accordion.Control, { disabled: is === 'disabled' }, 'More'),
          ),
        ),
    },
    Menu: {
      ...pressed,
      draw: (is) =>
        h(
          ui.Menu,
          { opened: true, trapFocus: false, transitionProps: { duration: 0 } },
          h(ui.Menu.Target, null, h('span', null, ' ')),
          h(
            ui.Menu.Dropdown,
            null,
            h(ui.Menu.Item, { disabled: is === 'disabled' }, 'An item of a menu'),
          ),
        ),
    },
    Pager: {
      states: ['hover', 'focus'],
      draw: () => h(ui.Pager, { page: 2, pageSize: 10, total: 30, onPage: () => {} }),
    },
    DataTable: {
      states: ['hover', 'focus'],
      draw: () =>
        h(ui.DataTable, {
          caption: 'A table',
          columns: [{ field: 'a', header: 'Heading', sortable: true }],
          rows: [{ a: '1' }],
          rowKey: () => '1',
          onSort: () => {},
        }),
    },
  };
}

/** A page with all controls. It names the components of the design system that it lacks. */
// biome-ignore lint/correctness/noUnusedVariables: the build that the test makes calls it
function gallery(React, ui) {
  const h = React.createElement;
  const rows = Object.entries(controls(React, ui));
  const shown = new Set(rows.map(([name]) => name.split(',')[0]));
  const lacking = Object.keys(ui).filter(
    (name) =>
      /^[A-Z]/.test(name) && !/^Icon[A-Z]/.test(name) && !shown.has(name) && !others.has(name),
  );
  const cell = (name, is, draw) =>
    h('td', { key: is, 'data-control': name, 'data-state': is }, draw(is));
  return function Gallery() {
    return h(
      'table',
      { 'data-gallery': lacking.join(' ') },
      h(
        'tbody',
        null,
        rows.map(([name, { states, draw }]) =>
          h(
            'tr',
            { key: name },
            h('th', { scope: 'row' }, name),
            ['rest', ...states].map((is) => cell(name, is, draw)),
          ),
        ),
      ),
    );
  };
}
