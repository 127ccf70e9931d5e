import { median } from '../measure/spread.ts';
import { type Connection, type Visit, type VisitedPage, visitTwice } from './first-visit.ts';
import type { Visitor } from './visitor.ts';

/** The origins of the portal and of the single build. */
export type Builds = Readonly<Record<'portal' | 'single', string>>;

/** The median of several visits. */
export type TypicalVisit = Omit<Visit, 'unpacked'>;

/** The same visit to both builds. */
export type VisitPair = Readonly<Record<keyof Builds, TypicalVisit>>;

/** Visits to one page, with an empty cache and with a filled one. */
export interface Comparison {
  readonly page: string;
  readonly near: { readonly cold: VisitPair; readonly warm: VisitPair };
  /** The same on {@link slowConnection}. */
  readonly far: { readonly cold: VisitPair; readonly warm: VisitPair };
}

/** A yard with poor reception. */
export const slowConnection: Connection = { latency: 150, megabitsASecond: 1.6 };

interface CompareBuildsOptions {
  readonly builds: Builds;
  /** Pages by their names in the figures. */
  readonly pages: Readonly<Record<string, VisitedPage>>;
  /** Number of visits to each page. */
  readonly loads: number;
}

/**
 * Compares visits to both builds, alternating so that load on the machine affects both.
 *
 * @throws Error when a script or style was not sent with brotli
 */
export async function compareBuilds(
  visitor: Visitor,
  { builds, pages, loads }: CompareBuildsOptions,
): Promise<Comparison[]> {
  const compared: Comparison[] = [];
  for (const [name, page] of Object.entries(pages)) {
    const visits = async (line: Connection | null) => {
      const cold: Record<keyof Builds, Visit[]> = { portal: [], single: [] };
      const warm: Record<keyof Builds, Visit[]> = { portal: [], single: [] };
      for (let load = 0; load < loads; load += 1) {
        for (const build of ['portal', 'single'] as const) {
          const found = await visitTwice(visitor, { origin: builds[build], page, line });
          cold[build].push(found.cold);
          warm[build].push(found.warm);
        }
      }
      return { cold: pairOf(cold), warm: pairOf(warm) };
    };
    compared.push({ page: name, near: await visits(null), far: await visits(slowConnection) });
  }
  return compared;
}

const pairOf = ({ portal, single }: Record<keyof Builds, Visit[]>): VisitPair => ({
  portal: typical(portal),
  single: typical(single),
});

function typical(visits: readonly Visit[]): TypicalVisit {
  const unpacked = visits.flatMap((visit) => visit.unpacked);
  if (unpacked[0]) throw new Error(`${unpacked[0]} was not sent as brotli`);
  const middle = (field: keyof TypicalVisit) => median(visits.map((visit) => visit[field]));
  return {
    time: middle('time'),
    requests: middle('requests'),
    bytes: middle('bytes'),
    scripts: middle('scripts'),
  };
}
