import { Value } from 'typebox/value';
import { checkDeployment, parseDeployment } from './check-deployment.ts';
import { deploymentSchema } from './deployment.schema.ts';
import { exampleDeployment } from './example-deployment.ts';

type Path = readonly (string | number)[];

/** Returns the path of every value nested in a value, including its own. */
function places(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, each]) => places(each, [...path, key]))];
}

/** Copies a value with the part at a path replaced; undefined removes the field. */
function changed(value: unknown, [key, ...rest]: Path, instead: unknown): unknown {
  if (key === undefined) return instead;
  const copy = JSON.parse(JSON.stringify(value)) as Record<string | number, unknown>;
  if (rest.length > 0) copy[key] = changed(copy[key], rest, instead);
  else if (instead === undefined && Array.isArray(copy)) copy.splice(Number(key), 1);
  else if (instead === undefined) delete copy[key];
  else copy[key] = instead;
  return copy;
}

const intruders = [
  undefined,
  null,
  0,
  1,
  1.5,
  true,
  '',
  'x',
  'en-US',
  '/x/',
  '/a',
  '^1.0.0',
  '1.0.0',
  [],
  {},
  [''],
  { x: 1 },
  { 'en-US': {} },
];

test('a good deployment is given back as it is', () => {
  const deployment = exampleDeployment();
  expect(checkDeployment(deployment)).toEqual({ ok: true, deployment });
  expect(parseDeployment(deployment)).toBe(deployment);
});

test('fields of a later version are left alone', () => {
  expect(checkDeployment({ ...exampleDeployment(), notices: [] }).ok).toBe(true);
});

test.each(places(exampleDeployment()).map((path) => [path.join('.'), path] as const))(
  'the parser agrees with the schema about everything at "%s"',
  (_, path) => {
    for (const intruder of intruders) {
      const value = changed(exampleDeployment(), path, intruder);
      expect({ intruder, ok: checkDeployment(value).ok }).toEqual({
        intruder,
        ok: Value.Check(deploymentSchema, value),
      });
    }
  },
);

test.each([
  [['schema'], 2, 'schema'],
  [['remotes', 0, 'integrity'], 'sha256-x', 'remotes[0].integrity'],
  [
    ['remotes', 0, 'declaration', 'routes', 1, 'path'],
    'units',
    'remotes[0].declaration.routes[1].path',
  ],
  [['features', 'language_option'], 'yes', 'features.language_option'],
  [['links'], undefined, 'links'],
])('names the field at fault: %j', (path, instead, problem) => {
  const value = changed(exampleDeployment(), path, instead);
  expect(checkDeployment(value)).toEqual({ ok: false, problem });
  expect(() => parseDeployment(value)).toThrow(`Not a deployment: ${problem}`);
});

test.each([null, 'text', [], 7])('%j is no deployment', (value) => {
  expect(() => parseDeployment(value)).toThrow(TypeError);
});
