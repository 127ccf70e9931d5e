import type { AxleMap } from '@portal/contract/fleet-surveys';

/** The units of the values of an axle map. */
export type Formats = Pick<AxleMap, 'pressure_format' | 'tread_depth_format'>;
