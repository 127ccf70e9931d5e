import { importCyclesOfRooms } from './import-cycles.ts';
import testFiles from './test-files.json' with { type: 'json' };

/** An import that breaks a rule. */
export interface BrokenRule {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
  /** The purpose of the rule. */
  readonly comment: string | undefined;
}

/** The relevant part of dependency-cruiser's report. */
interface Report {
  readonly modules: readonly {
    readonly source: string;
    readonly dependencies: readonly { readonly resolved: string }[];
  }[];
  readonly summary: {
    readonly violations: readonly {
      readonly rule: { readonly name: string };
      readonly from: string;
      readonly to: string;
      readonly cycle?: readonly { readonly name: string }[];
    }[];
    readonly ruleSetUsed: {
      readonly forbidden: readonly { readonly name: string; readonly comment?: string }[];
    };
  };
}

const serveTests = testFiles.map((pattern) => new RegExp(pattern));
const isFree = (file: string) => serveTests.some((pattern) => pattern.test(file));

/**
 * Returns the violations of `.dependency-cruiser.cjs`, and import cycles between rooms, which its
 * rules cannot express.
 *
 * @param report dependency-cruiser's report, as JSON
 */
export function brokenRules(report: string): BrokenRule[] {
  const { modules, summary }: Report = JSON.parse(report);
  const { forbidden } = summary.ruleSetUsed;
  const known = new Set(modules.map(({ source }) => source));
  const imports = modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ resolved }) => known.has(resolved) && !isFree(source) && !isFree(resolved))
      .map(({ resolved }) => [source, resolved] as const),
  );
  return [
    ...summary.violations.map(({ rule: { name: rule }, from, to, cycle = [] }) => ({
      rule,
      from,
      to: [to, ...cycle.slice(1).map(({ name }) => name)].join(' → '),
      comment: forbidden.find(({ name }) => name === rule)?.comment,
    })),
    ...importCyclesOfRooms(imports).flatMap(({ folder, rooms, imports: those }) =>
      those.map(([from, to]) => ({
        rule: 'no-circles-of-rooms',
        from,
        to,
        comment: `In ${folder}: ${rooms.join(' → ')}. What two rooms need stands beside or below both.`,
      })),
    ),
  ];
}
