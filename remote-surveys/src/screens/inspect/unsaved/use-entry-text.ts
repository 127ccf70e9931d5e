import { useWords } from '@portal/platform/i18n';
import type { Formats } from '../../../axles/formats.ts';
import type { Entry } from '../entry/entry.ts';

/** Formats a tire's input in one line, exactly as it was typed. */
export function useEntryText({ pressure_format, tread_depth_format }: Formats) {
  const { t } = useWords();
  return ({ pressure, treads, absence, ...said }: Entry): string => {
    const typed = treads.filter((text) => text !== '').join(', ');
    return [
      absence && t(`tire_state.${absence}`),
      pressure && `${pressure} ${t(`measure_unit.${pressure_format}`)}`,
      typed && `${typed} ${t(`measure_unit.${tread_depth_format}`)}`,
      said.valve && t(`valve.${said.valve}`),
      ...said.wear_conditions.map((code) => t(`wear.${code}`)),
      said.resolution && t(`resolution.${said.resolution}`),
      said.comments,
    ]
      .filter(Boolean)
      .join(' · ');
  };
}
