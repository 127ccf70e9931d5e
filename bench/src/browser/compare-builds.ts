import { median } from '../measure/spread.ts';
import { type Line, type Visit, type VisitedPage, visitTwice } from './first-visit.ts';
import type { Visitor } from './visitor.ts';

/** The portal and the single build, each by its origin. */
export type Builds = Readonly<Record<'portal' | 'single', string>>;

/** The middle of several visits. */
export type TypicalVisit = Omit<Visit, 'unpacked'>;

/** The same visit of both builds. */
export type Pair = Readonly<Record<keyof Builds, TypicalVisit>>;

/** Visits of one page with an empty cache, and again with what the browser kept. */
export interface Comparison {
  readonly page: string;
  readonly near: { readonly cold: Pair; readonly warm: Pair };
  /** The same on the line that is named by {@link farLine}. */
  readonly far: { readonly cold: Pair; readonly warm: Pair };
}

/** A yard with poor reception. */
export const farLine: Line = { latency: 150, megabitsASecond: 1.6 };

interface Compared {
  readonly builds: Builds;
  /** Pages by the names that the figures have. */
  readonly pages: Readonly<Record<string, VisitedPage>>;
  /** How often each is visited. */
  readonly loads: number;
}

/**
 * Compares visits of both builds, in turns so that a busy moment of the machine meets both.
 *
 * @throws Error when a script or a style was not sent as brotli
 */
export async function compareBuilds(
  visitor: Visitor,
  { builds, pages, loads }: Compared,
): Promise<Comparison[]> {
  const compared: Comparison[] = [];
  for (const [name, page] of Object.entries(pages)) {
    const visits = async (line: Line | null) => {
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
    compared.push({ page: name, near: await visits(null), far: await visits(farLine) });
  }
  return compared;
}

const pairOf = ({ portal, single }: Record<keyof Builds, Visit[]>): Pair => ({
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
