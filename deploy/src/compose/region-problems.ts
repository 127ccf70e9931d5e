import type { Errors } from 'typebox/value';
import { linkForm } from './addresses.ts';

type Problem = ReturnType<typeof Errors>[number];

/** The content of a region's two files. */
interface RegionFiles {
  /** Name of the region, and of its own file. */
  readonly region: string;
  readonly overlay: unknown;
  /** The base merged with the overlay. */
  readonly laidOver: unknown;
}

/** Describes the problems of a region's files: the file, the field and the expected value. */
export function regionProblems(problems: readonly Problem[], files: RegionFiles): string[] {
  const { region, overlay, laidOver } = files;
  const found = problems.flatMap((problem) => {
    const path = problem.instancePath.split('/').slice(1).map(unescaped);
    const told = (field: readonly string[], sentence: string, whose = path) => {
      const file = valueAt(overlay, whose) === undefined ? 'base.json' : `${region}.json`;
      return field.length > 0 ? `${file}: ${field.join('.')} ${sentence}` : `${file} ${sentence}`;
    };
    switch (problem.keyword) {
      case 'required':
        return problem.params.requiredProperties.map((name) =>
          // A missing top-level field may be added to either file.
          told(
            [...path, name],
            path.length > 0 ? 'is missing' : 'is missing, in base.json as well',
          ),
        );
      case 'additionalProperties':
        return problem.params.additionalProperties.map((name) => {
          const remedy = 'is no field that a region has: correct the name, or take it out';
          return told([...path, name], remedy, [...path, name]);
        });
      // Repeats each unknown field reported before.
      case 'boolean':
        return [];
      default: {
        const is = JSON.stringify(valueAt(laidOver, path));
        return told(path, `must be ${expected(problem)}, and is ${is.slice(0, 60)}`);
      }
    }
  });
  return [...new Set(found)];
}

function expected(problem: Problem): string {
  switch (problem.keyword) {
    case 'type': {
      const types = [problem.params.type].flat();
      return types.map((type) => kinds[type] ?? type).join(' or ');
    }
    case 'enum':
      return problem.params.allowedValues.map((value) => JSON.stringify(value)).join(' or ');
    case 'pattern':
      return problem.params.pattern === linkForm
        ? 'an address that begins with https:// or http://, or a path of the own site as in /help'
        : 'a language with its region, as in "en-US"';
    case 'minLength':
      return 'a text that is not empty';
    case 'minimum':
      return `at least ${problem.params.limit}`;
    default:
      return `something else (${problem.message})`;
  }
}

const kinds: Readonly<Record<string, string>> = {
  object: 'an object in braces',
  array: 'a list in brackets',
  string: 'a text in quotes',
  boolean: 'true or false',
  integer: 'a whole number',
  null: 'null',
};

/** Returns the value at a path; undefined if there is none. */
const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce((inner: unknown, name) => Object(inner)[name], value);

const unescaped = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~');
