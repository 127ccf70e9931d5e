/** The part of Playwright's report that says what was skipped. */
export interface ReportedSuite {
  readonly suites?: readonly ReportedSuite[];
  readonly specs?: readonly {
    readonly tests: readonly {
      readonly status: string;
      readonly annotations: readonly { readonly type: string; readonly description?: string }[];
    }[];
  }[];
}

/** Why tests were skipped: a line for each reason, with how many tests it took. */
export function skipReasons(suites: readonly ReportedSuite[]): string[] {
  const counts = new Map<string, number>();
  for (const reason of reasonsIn(suites)) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, count]) => `${count} skipped: ${reason}`);
}

function reasonsIn(suites: readonly ReportedSuite[]): string[] {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs
      .flatMap(({ tests }) => tests)
      .filter(({ status }) => status === 'skipped')
      .map(
        ({ annotations }) =>
          annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason given',
      ),
    ...reasonsIn(inner),
  ]);
}
