import { Type } from 'typebox';
import { linkPath, locale, remoteName, rightCode, routePath, wordKey } from './patterns.ts';

const key = (description: string) => Type.String({ pattern: wordKey, description });
const path = (description: string) => Type.String({ pattern: routePath, description });
const right = Type.Union([Type.String({ pattern: rightCode }), Type.Null()], {
  description: 'The right that is needed, or null when any session will do.',
});
const order = Type.Integer({ description: 'Place among everything in the same section.' });

export const routeSchema = Type.Object({
  path: path('In the form of the specification, as in /units/edit-{unitId}.'),
  page: Type.String({
    pattern: remoteName,
    description: "Name of the page in the remote's entry.",
  }),
  right,
  title: key('Title of the page.'),
});

export const redirectSchema = Type.Object({
  from: path('Where nothing is shown.'),
  to: path('One of the routes; parameters are filled from those of `from`.'),
});

export const navItemSchema = Type.Object({
  section: key('Heading under which the item stands.'),
  order,
  label: key('Text of the link.'),
  to: Type.String({ pattern: linkPath }),
  right,
});

export const reportItemSchema = Type.Object({
  section: key('Heading on the index under which the report stands.'),
  order,
  label: key('Name of the report.'),
  description: key('What the report tells, in a sentence.'),
  to: Type.String({ pattern: linkPath }),
  right,
});

const homePanelSchema = Type.Object({
  page: Type.String({
    pattern: remoteName,
    description: "Name of the page in the remote's entry that is shown on the reports home.",
  }),
  order,
  right,
});

const finderSchema = Type.Object(
  {
    page: Type.String({ pattern: remoteName, description: "Its name in the remote's entry." }),
    right,
  },
  {
    description:
      'Shows nothing: while somebody searches the portal it follows the event `searchChanged` and ' +
      'answers with `searchAnswered`.',
  },
);

const pageName = (description: string) => Type.String({ pattern: remoteName, description });

const offlineSchema = Type.Object(
  {
    pages: Type.Array(pageName('A page that works without a network.'), { minItems: 1 }),
    center: Type.Optional(
      pageName('The page that lists what waits to be sent; one of its routes has no parameters.'),
    ),
  },
  { description: 'What browsers take along, so that it opens without a network.' },
);

/**
 * Declaration of a remote as data: `remote.ts` of its package. Keys are in the remote's own
 * namespace.
 */
export const declarationSchema = Type.Object({
  name: Type.String({ pattern: remoteName }),
  title: key('Name of the remote, for messages about it.'),
  routes: Type.Array(routeSchema),
  redirects: Type.Array(redirectSchema),
  nav: Type.Array(navItemSchema),
  reports: Type.Array(reportItemSchema),
  home: Type.Optional(Type.Array(homePanelSchema)),
  finder: Type.Optional(finderSchema),
  offline: Type.Optional(offlineSchema),
  languages: Type.Array(Type.String({ pattern: locale }), { minItems: 1 }),
});
