import type { Static } from 'typebox';
import type { listedDevice } from './devices.schema.ts';

export type ListedDevice = Static<typeof listedDevice>;
