import { rights } from '@portal/contract/portal';
import { type CallDefinition, parseCallName } from '@portal/contract/wire';
import type { Area } from '../app/area.ts';

/**
 * Finds mistakes that would leave a call unguarded or without a handler. The API does not start
 * with any.
 *
 * @returns a sentence for each problem; none if all is well
 */
export function checkAreas(areas: readonly Area[]): string[] {
  const names = areas.flatMap(({ calls }) => Object.keys(calls));
  const kinds = areas.flatMap(({ exportKinds }) => exportKinds.map(({ name }) => name));
  const kept = areas.flatMap(({ keptReportKinds }) => keptReportKinds.map(({ type }) => type));
  return [
    ...repeated(names).map((name) => `${name} is there twice`),
    ...repeated(kinds).map((name) => `the export ${name} is there twice`),
    ...repeated(kept).map((type) => `the kept report ${type} is there twice`),
    ...areas.flatMap(({ calls, handlers }) => [
      ...Object.keys(handlers)
        .filter((name) => !Object.hasOwn(calls, name))
        .map((name) => `${name} is answered, but no call of the contract`),
      ...Object.entries(calls).flatMap(([name, call]) => checkCall(name, call, handlers)),
    ]),
  ];
}

const repeated = (names: readonly string[]) =>
  names.filter((name, index) => names.indexOf(name) < index);

function checkCall(name: string, call: CallDefinition, handlers: Area['handlers']): string[] {
  const wanted = [call.right ?? []].flat();
  return [
    ...(typeof handlers[name] === 'function' ? [] : [`${name} has no implementation`]),
    ...(wanted.length > 0 && wanted.every(Boolean) ? [] : [`${name} has no right`]),
    ...wanted
      .filter((right) => right && !isKnown(right, typeof call.right !== 'string'))
      .map((right) => `${name} asks for the unknown right ${right}`),
    ...pathProblems(name, call),
  ];
}

const isKnown = (right: string, inList: boolean) =>
  Object.hasOwn(rights, right) || (!inList && (right === 'session' || right === 'none'));

function pathProblems(name: string, call: CallDefinition): string[] {
  const inPath = [...parseCallName(name).path.matchAll(/\{(\w+)\}/g)].map(([, param]) => param);
  const described = Object.keys(call.params?.properties ?? {});
  return inPath
    .filter((param) => param !== undefined && !described.includes(param))
    .map((param) => `${name} does not describe {${param}}`);
}
