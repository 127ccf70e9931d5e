import { median } from '../measure/spread.ts';
import { firstVisit, type Line, type Visit, type VisitedPage } from './first-visit.ts';
import type { Visitor } from './visitor.ts';

/** The portal and the single build, each by its origin. */
export type Builds = Readonly<Record<'portal' | 'single', string>>;

/** The middle of several visits. */
export type TypicalVisit = Omit<Visit, 'unpacked'>;

export interface Comparison {
  readonly page: string;
  readonly near: Readonly<Record<keyof Builds, TypicalVisit>>;
  /** The same on the line that is named by {@link farLine}. */
  readonly far: Readonly<Record<keyof Builds, TypicalVisit>>;
}

/** An office far away, or a yard with fair reception. */
export const farLine: Line = { latency: 40, megabitsASecond: 10 };

const pages: Readonly<Record<string, VisitedPage>> = {
  index: { path: '/', usable: ['main h1', 'main a[href="/fleet-dashboard"]'] },
  dashboard: { path: '/fleet-dashboard', usable: ['main h1', 'main input[aria-haspopup=listbox]'] },
};

/**
 * Compares first visits of both builds, in turns so that a busy moment of the machine meets both.
 *
 * @throws Error when a script or a style was not sent as brotli
 */
export async function compareBuilds(
  visitor: Visitor,
  builds: Builds,
  loads: number,
): Promise<Comparison[]> {
  const compared: Comparison[] = [];
  for (const [name, page] of Object.entries(pages)) {
    const visits = async (line: Line | null) => {
      const found: Record<keyof Builds, Visit[]> = { portal: [], single: [] };
      for (let load = 0; load < loads; load += 1) {
        for (const build of ['portal', 'single'] as const) {
          found[build].push(await firstVisit(visitor, { origin: builds[build], page, line }));
        }
      }
      return { portal: typical(found.portal), single: typical(found.single) };
    };
    compared.push({ page: name, near: await visits(null), far: await visits(farLine) });
  }
  return compared;
}

function typical(visits: readonly Visit[]): TypicalVisit {
  const unpacked = visits.flatMap((visit) => visit.unpacked);
  if (unpacked[0]) throw new Error(`${unpacked[0]} was not sent as brotli`);
  const middle = (field: keyof TypicalVisit) => median(visits.map((visit) => visit[field]));
  return { time: middle('time'), requests: middle('requests'), bytes: middle('bytes') };
}
