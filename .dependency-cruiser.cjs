// Import rules between packages. They apply to kinds of folders, so a new remote, screen or area of
// the contract needs no rule of its own. The floors inside a package are in its `floors.json`.

const { floorRules } = require('./shared/build/test-run/rules/floors.cjs');

const tests = require('./shared/build/test-run/rules/test-files.json');
const workspace = '^(shell|remote-[^/]+|shared|api|deploy|e2e|bench)/';

/** Kinds of packages and the parts of the workspace they may import, besides themselves. */
const kinds = [
  ['shell', '^shell/', ['^shared/platform/', '^shared/contract/portal/']],
  // $2 is the remote's name: `dashboard` has the areas `dashboard` and `fleet-dashboard`.
  [
    'remote',
    '^(remote-([^/]+))/',
    [
      '^shared/platform/',
      '^shared/contract/$2/',
      '^shared/contract/[a-z]+-$2/',
      '^shared/contract/(lookups|reports)/',
    ],
  ],
  ['platform', '^shared/platform/', ['^shared/contract/(portal|reports|wire)/']],
  ['contract', '^shared/contract/', []],
  ['build', '^shared/build/', ['^shared/platform/remote/']],
  ['api', '^api/', ['^shared/contract/', '^shared/platform/(remote|format)/']],
  [
    'deploy',
    '^deploy/',
    [
      '^shared/platform/remote/',
      '^api/src/(settings|file-trouble|serving/ready-message)\\.ts$',
      '^shared/contract/(portal|wire)/',
    ],
  ],
  ['e2e', '^e2e/', []],
  [
    'bench',
    '^bench/',
    [
      '^deploy/src/',
      '^api/src/db/database\\.ts$',
      '^api/src/exports/excel/write-excel\\.ts$',
      '^api/src/words/register-words\\.ts$',
      '^shared/contract/',
      '^shared/platform/(remote|format)/',
    ],
  ],
];

/** Libraries that remotes have through the platform, so that a page holds one copy of each. */
const behindThePlatform = [
  'react-router(-dom)?',
  'react-dom',
  'rxjs',
  'react-i18next',
  'i18next',
  'axios',
  'moment',
  'highcharts[^/]*',
  '@mantine/[^/]+',
  '@tanstack/[^/]+',
  '@tabler/[^/]+',
].join('|');

/** Own package: the whole folder for most, the remote itself for remotes. */
const own = (kind, path) => (kind === 'remote' ? '^$1/' : path);

module.exports = {
  forbidden: [
    ...kinds.map(([kind, path, allowed]) => ({
      name: `what-${kind}-may-import`,
      severity: 'error',
      from: { path, pathNot: '(^|/)jest\\.config\\.cjs$' },
      to: { path: workspace, pathNot: [own(kind, path), ...allowed, '^shared/build/'] },
    })),
    {
      name: 'remotes-use-the-platform',
      comment: 'A second copy of these breaks what the shell set up.',
      severity: 'error',
      from: { path: '^remote-' },
      to: { path: `(^|/node_modules/)(${behindThePlatform})(/|$)` },
    },
    {
      name: 'managed-by-the-shell',
      comment: 'Modules called `manage` change what all remotes see.',
      severity: 'error',
      from: { pathNot: '^(shell|shared/platform)/' },
      to: { path: '^shared/platform/[^/]+/manage\\.ts$' },
    },
    {
      name: 'through-the-entry',
      comment: 'Shared folders are used by what their package exports.',
      severity: 'error',
      from: { pathNot: '^shared/' },
      to: {
        path: '^shared/(platform|contract)/([^/]+)/',
        pathNot: '^shared/[^/]+/([^/]+)/(\\1|\\1\\.schema|manage|schema|styles|shell|view)\\.tsx?$',
      },
    },
    {
      name: 'screens-stand-alone',
      comment: 'What two screens share lies beside `screens`, named after what it does.',
      severity: 'error',
      from: { path: '^([^/]+/src/screens/[^/]+)/' },
      to: { path: '^[^/]+/src/screens/[^/]+/', pathNot: '^$1/' },
    },
    {
      name: 'modules-stand-alone',
      comment:
        'What two areas of the API share lies beside `modules`, named after what it does; areas of one ' +
        'remote, whose names end in its own, may use each other as floors allow.',
      severity: 'error',
      from: { path: '^api/src/modules/[^/]*?([^/-]+)/', pathNot: tests },
      to: { path: '^api/src/modules/', pathNot: '^api/src/modules/(|[^/]*-)$1/' },
    },
    {
      name: 'engines-know-no-area',
      comment: 'What several areas share takes from each what it needs: a kind, a form, a check.',
      severity: 'error',
      from: {
        path: '^api/src/',
        // Demo data and kinds of files are of areas, as modules are.
        pathNot: ['^api/src/(modules|db/demo|ingest/kinds)/', '/areas\\.ts$', ...tests],
      },
      to: { path: '^shared/contract/(?!(portal|reports|wire)/)' },
    },
    {
      name: 'tests-only',
      comment: 'What serves tests stays out of what people run.',
      severity: 'error',
      from: { pathNot: [...tests, '^e2e/', '^shared/build/jest/'] },
      to: { path: tests },
    },
    {
      name: 'build-is-for-builds',
      comment: 'Builds and the set-up of tests use it, and nothing that people run.',
      severity: 'error',
      from: { pathNot: [...tests, '^(deploy|bench|e2e|shared/build)/'] },
      to: { path: '^shared/build/' },
    },
    ...floorRules(process.cwd(), tests),
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'nothing-missing', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^[^/]+/(dist|test-results|playwright-report)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};
