import type { Desk } from './desk.ts';

/** Why all reports in view are asked for; one whose own controls were used is asked for by itself. */
export type RefreshCause =
  | 'run_on_click'
  | 'base_parameters_changed'
  | 'restore_from_local_storage'
  | 'restore_as_run'
  | 'restore_as_edit';

export interface Refresh {
  /** The question is the one of before: figures at hand are set aside, where another asks by itself. */
  readonly isAnew: boolean;
  /** `restored`: the kept address, its basket included, takes the place of the present one. */
  readonly address: 'stays' | 'restored';
}

export const refreshes: Readonly<Record<RefreshCause, Refresh>> = {
  run_on_click: { isAnew: true, address: 'stays' },
  base_parameters_changed: { isAnew: false, address: 'stays' },
  restore_from_local_storage: { isAnew: false, address: 'restored' },
  restore_as_run: { isAnew: true, address: 'stays' },
  restore_as_edit: { isAnew: true, address: 'stays' },
};

export type DeskEvent =
  /** Run was pressed in the wizard. */
  | { readonly type: 'run'; readonly isBaseChanged: boolean }
  /** An address was opened. */
  | {
      readonly type: 'open';
      /** What lay on the desk; null when the page has just been opened. */
      readonly before: Desk | null;
      readonly after: Desk;
      /** The address says nothing, and an own report was kept. */
      readonly isRestored: boolean;
    };

/** Why an event asks for reports; null when it does not. */
export function causeOf(event: DeskEvent): RefreshCause | null {
  switch (event.type) {
    case 'run':
      return event.isBaseChanged ? 'base_parameters_changed' : 'run_on_click';
    case 'open': {
      const { before, after, isRestored } = event;
      if (after.template === null) return isRestored ? 'restore_from_local_storage' : null;
      const isSame = before?.template === after.template && before.mode === after.mode;
      return isSame ? null : `restore_as_${after.mode}`;
    }
  }
}
