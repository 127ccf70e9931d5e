import type { Generated, GeneratedAlways } from 'kysely';

/**
 * The devices' reports on their outboxes and offline data; the columns are explained in
 * `docs/data-model.md`.
 */
export interface DeviceTables {
  devices: DevicesTable;
}

interface DevicesTable {
  id: GeneratedAlways<number>;
  user_id: number;
  device_key: string;
  device: string;
  language: string;
  reported_at: Date;
  unsent: number;
  attention: number;
  oldest_unsent_at: Date | null;
  units: number;
  reminded_at: Date | null;
  forget_number: Generated<number>;
  forget_asked_at: Date | null;
  forgotten_at: Date | null;
  forgotten_unsent: Generated<number>;
  forgotten_units: Generated<number>;
}
