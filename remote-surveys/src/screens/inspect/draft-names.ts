import type { AxleMap, TorqueUnit } from '@portal/contract/fleet-surveys';

/**
 * Draft names of an inspection in this browser. They include the units of measure, because a text
 * means something else in other units.
 */
export const tiresDraft = (
  inspectionId: number,
  { pressure_format, tread_depth_format }: Pick<AxleMap, 'pressure_format' | 'tread_depth_format'>,
): string => `inspection/${inspectionId}/${pressure_format} ${tread_depth_format}`;

export const unitDraft = (inspectionId: number, distance: 'mi' | 'km'): string =>
  `inspection/${inspectionId}/unit/${distance}`;

export const checksDraft = (inspectionId: number, torque: TorqueUnit): string =>
  `inspection/${inspectionId}/checks/${torque}`;
