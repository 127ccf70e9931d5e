import type { AxleMap, InspectionSaving, TireSaving } from '@portal/contract/fleet-surveys';
import type { Respond } from '@portal/platform/testing';
import { axleMapOf, inspectionOf, readingOf } from '../../testing/rows.ts';
import { show } from '../../testing/show.tsx';
import InspectPage from './inspect.page.tsx';

const status = { status: 0, description: '' };

/** Applies the body of a tire save to a map. */
function withTire(map: AxleMap, said: TireSaving): AxleMap {
  const side = `${said.side}_side` as const;
  return {
    ...map,
    axles: map.axles.map((axle) =>
      axle.axle_number === said.axle_number
        ? {
            ...axle,
            [side]: {
              ...axle[side],
              wheels: axle[side].wheels.map((wheel) =>
                wheel.slot === said.slot
                  ? {
                      ...wheel,
                      color: 'green' as const,
                      reading: readingOf({
                        revision: said.revision + 1,
                        state: said.state,
                        pressure: said.pressure,
                        tread_depths: said.tread_depths,
                        tread_depth: said.tread_depths[0] ?? null,
                        valve: said.valve ?? null,
                        resolution: said.resolution ?? null,
                        wear_conditions: said.wear_conditions ?? [],
                        comments: said.comments ?? '',
                        confirmed: said.confirmed ?? [],
                      }),
                    }
                  : wheel,
              ),
            },
          }
        : axle,
    ),
  };
}

/** Applies the body of an inspection save to a map, as far as tests check it. */
function withUnit(
  map: AxleMap,
  { is_done, checklist = [], torque_checks = [] }: InspectionSaving,
): AxleMap {
  const { inspection } = map;
  const state = is_done ? ('done' as const) : inspection.state;
  const answered = checklist.flatMap(({ answer, ...item }) =>
    answer ? [{ ...item, answer }] : [],
  );
  const named = new Set(checklist.map(({ item }) => item));
  return {
    ...map,
    inspection: { ...inspection, state, revision: inspection.revision + 1 },
    checklist: [...map.checklist.filter(({ item }) => !named.has(item)), ...answered],
    wheel_ends: map.wheel_ends.map((end) => {
      const said = torque_checks.find(
        ({ axle_number, side }) => axle_number === end.axle_number && side === end.side,
      );
      if (!said) return end;
      const { fasteners, measured, stated } = said;
      return { ...end, fasteners, measured, result: stated ?? 'in_spec' };
    }),
  };
}

/** Shows the inspection of unit 991, with a fake server that knows one unit. */
export function inspect(
  map: AxleMap = axleMapOf(inspectionOf(1)),
  { respond, route = '/fleet-survey/5/inspect-991' }: { respond?: Respond; route?: string } = {},
) {
  let present = map;
  const units = [map.inspection, inspectionOf(2)];
  const shown = show(<InspectPage />, {
    path: '/fleet-survey/{surveyId}/inspect-{unitNumber}',
    route,
    surveys: [map.survey],
    inspections: units,
    respond: (name, call) => {
      const answer = respond?.(name, call);
      if (answer !== undefined) return answer;
      if (name.includes('/axles/')) return present;
      if (name.endsWith('save_tire')) {
        present = withTire(present, call.body as TireSaving);
        return { status, ...present };
      }
      if (name.endsWith('update_unit_inspection')) {
        present = withUnit(present, call.body as InspectionSaving);
        return { status, ...present };
      }
      return undefined;
    },
  });
  return shown;
}
