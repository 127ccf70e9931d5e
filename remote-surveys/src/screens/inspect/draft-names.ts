import type { AxleMap, TorqueUnit } from '@portal/contract/fleet-surveys';

/** What an inspection keeps in this browser, each in the units of its texts: in others they mean something else. */
export const tiresDraft = (
  inspectionId: number,
  { pressure_format, tread_depth_format }: Pick<AxleMap, 'pressure_format' | 'tread_depth_format'>,
): string => `inspection/${inspectionId}/${pressure_format} ${tread_depth_format}`;

export const unitDraft = (inspectionId: number, distance: 'mi' | 'km'): string =>
  `inspection/${inspectionId}/unit/${distance}`;

export const checksDraft = (inspectionId: number, torque: TorqueUnit): string =>
  `inspection/${inspectionId}/checks/${torque}`;
