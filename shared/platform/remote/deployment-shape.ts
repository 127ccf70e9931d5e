import * as form from './patterns.ts';
import {
  integer,
  listOf,
  objectOf,
  oneOf,
  optional,
  orNull,
  positive,
  recordOf,
  type Shape,
  text,
  truth,
} from './shape.ts';

// The schema of `deployment.schema.ts` in the words of `shape.ts`, which costs a browser a
// fraction of a schema library's bytes. A test holds the two to each other.

const filled = '^[^]';
const key = text(form.wordKey);
const path = text(form.routePath);
const link = text(form.linkPath);
const right = orNull(text(form.rightCode));

const declaration = objectOf({
  name: text(form.remoteName),
  title: key,
  routes: listOf(objectOf({ path, page: text(form.remoteName), right, title: key })),
  redirects: listOf(objectOf({ from: path, to: path })),
  nav: listOf(objectOf({ section: key, order: integer, label: key, to: link, right })),
  reports: listOf(
    objectOf({ section: key, order: integer, label: key, description: key, to: link, right }),
  ),
  finder: optional(objectOf({ page: text(form.remoteName), right })),
  home: optional(listOf(objectOf({ page: text(form.remoteName), order: integer, right }))),
  languages: listOf(text(form.locale), 1),
});

const build = {
  version: text(form.buildVersion),
  url: text(form.folderUrl),
  integrity: text(form.integrity),
  contract: text(form.contractRange),
  entry: optional(objectOf({ file: text(filled), integrity: text(form.integrity) })),
  pages: optional(recordOf(listOf(text(filled)), form.remoteName)),
  shared: optional(listOf(text(filled))),
};

const remote = objectOf({
  name: text(form.remoteName),
  ...build,
  declaration,
  labels: recordOf(recordOf(text()), form.locale),
  previous: optional(listOf(objectOf(build), 0, 3)),
});

const contact = {
  name: text(),
  phone: optional(text()),
  email: optional(text()),
  url: optional(text()),
};

const time = optional(positive);

const headerLink = {
  key: text(),
  name: text(),
  url: text(),
  sso_id: orNull(text()),
  new_window: truth,
};

export const deploymentShape: Shape = objectOf({
  schema: oneOf(1),
  region: oneOf('LA', 'EMEA', 'AP'),
  environment: text(filled),
  contract: text(form.contractVersion),
  shell: objectOf({
    version: text(form.buildVersion),
    locales: text(form.folderUrl),
    languages: listOf(text(form.locale), 1),
  }),
  default_language: text(form.locale),
  api: objectOf({ v2: text(filled), 'portal-v1': text(filled), 'fleet-central-v1': text(filled) }),
  links: objectOf({
    sign_in: text(filled),
    home: recordOf(text()),
    home_names: optional(recordOf(text())),
    my_info: optional(objectOf({ name: text(), url: text() })),
    all_sites: text(),
    main_host: text(),
    named: optional(recordOf(text(), form.linkName)),
  }),
  header: listOf(objectOf({ key: text(), name: text(), links: listOf(objectOf(headerLink)) })),
  footer: listOf(
    objectOf({ name: text(), links: listOf(objectOf({ name: text(), url: text() })) }),
  ),
  features: recordOf(truth),
  units: optional(oneOf('us', 'metric')),
  support: optional(listOf(objectOf({ name: text(), contacts: listOf(objectOf(contact)) }))),
  overrides: optional(truth),
  loading: optional(objectOf({ stall: time, slow: time, total: time, retry: time })),
  remotes: listOf(remote),
});
