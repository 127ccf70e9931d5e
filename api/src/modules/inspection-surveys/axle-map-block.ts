import type { AxleMap, AxleRole, InspectionColor, Wheel } from '@portal/contract/fleet-surveys';
import { formatMeasure, noValue, toStored } from '@portal/platform/format';
import type { Block, MapSide, MapWheel, Tone, TonedText } from '../../exports/document.ts';
import type { LocalizedTexts } from '../../words/localized-texts.ts';

type Formats = Pick<AxleMap, 'pressure_format' | 'tread_depth_format'>;

/** A tire as an axle map shows it, in the reader's units. */
export interface SeenWheel
  extends Pick<Wheel, 'axle_number' | 'side' | 'slot' | 'pressure_color' | 'tread_depth_color'> {
  /** Reflects all findings of the tire, its pair and its axle. */
  readonly color: InspectionColor;
  /** Null if the tire was not inspected. */
  readonly state: NonNullable<Wheel['reading']>['state'] | null;
  readonly pressure: number | null;
  readonly tread_depth: number | null;
}

interface SeenSide {
  readonly wheels: readonly SeenWheel[];
  readonly mismatch: number | null;
  readonly mismatch_color: InspectionColor;
}

export interface SeenAxle {
  readonly axle_number: number;
  readonly role: AxleRole;
  readonly is_lifted: boolean;
  readonly mismatch: number | null;
  readonly mismatch_axle_color: InspectionColor;
  readonly left_side: SeenSide;
  readonly right_side: SeenSide;
}

const tones: Readonly<Record<InspectionColor, Tone>> = {
  grey: 'none',
  green: 'good',
  yellow: 'warning',
  red: 'critical',
};

/** Draws the axles of a unit from above, as on the screen. */
export function axleMapBlock(
  axles: readonly SeenAxle[],
  { pressure_format, tread_depth_format }: Formats,
  { t }: LocalizedTexts,
): Block {
  const toned = (
    value: number | null,
    unit: Formats[keyof Formats],
    color: InspectionColor,
  ): TonedText[] =>
    value === null
      ? []
      : [
          {
            text: t(`measure.${unit}`, { value: formatMeasure(toStored(value, unit), unit) }),
            tone: tones[color],
          },
        ];
  const mismatchOf = (value: number | null, color: InspectionColor): TonedText | null =>
    toned(value, tread_depth_format, color)[0] ?? null;
  const wheelOf = (wheel: SeenWheel, isLifted: boolean): MapWheel => {
    const { axle_number: axle, side, slot, state } = wheel;
    return {
      position: t(`wheel.${side}_${slot}`, { axle }),
      tone: isLifted ? 'none' : tones[wheel.color],
      values: isLifted
        ? []
        : [
            ...toned(wheel.pressure, pressure_format, wheel.pressure_color),
            ...toned(wheel.tread_depth, tread_depth_format, wheel.tread_depth_color),
          ],
      note: isLifted || state === null ? noValue : t(`tire_state.${state}`),
    };
  };
  const sideOf = ({ wheels, mismatch, mismatch_color }: SeenSide, isLifted: boolean): MapSide => ({
    wheels: wheels.map((wheel) => wheelOf(wheel, isLifted)),
    mismatch: mismatchOf(mismatch, mismatch_color),
  });
  return {
    kind: 'axle map',
    map: {
      axles: axles.map(({ axle_number: number, role, is_lifted, ...axle }) => ({
        label: t('configuration.axle', { number, role: t(`axle_role.${role}`) }),
        note: is_lifted ? t('tire_state.lifted') : '',
        left: sideOf(axle.left_side, is_lifted),
        right: sideOf(axle.right_side, is_lifted),
        mismatch: mismatchOf(axle.mismatch, axle.mismatch_axle_color),
      })),
    },
  };
}

/** Draws the axle map of a surveyed unit. */
export const unitMapBlock = ({ axles, ...formats }: AxleMap, words: LocalizedTexts): Block =>
  axleMapBlock(
    axles.map((axle) => ({
      ...axle,
      left_side: seenSide(axle.left_side),
      right_side: seenSide(axle.right_side),
    })),
    formats,
    words,
  );

const seenSide = (side: AxleMap['axles'][number]['left_side']): SeenSide => ({
  ...side,
  wheels: side.wheels.map(({ reading, ...wheel }) => ({
    ...wheel,
    state: reading?.state ?? null,
    pressure: reading?.pressure ?? null,
    tread_depth: reading?.tread_depth ?? null,
  })),
});
