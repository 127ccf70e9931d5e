import type { AxleMap } from '@portal/contract/fleet-surveys';

/** Units of measure of an axle map's values. */
export type Formats = Pick<AxleMap, 'pressure_format' | 'tread_depth_format'>;
