import type { Desk } from './desk.ts';

/**
 * Why all reports in view are requested; a change of a report's own controls requests that report
 * alone.
 */
export type RefreshCause =
  | 'run_on_click'
  | 'base_parameters_changed'
  | 'restore_from_local_storage'
  | 'restore_as_run'
  | 'restore_as_edit';

export interface Refresh {
  /**
   * The parameters may be unchanged, so cached figures are discarded; changed parameters cause a
   * request by themselves.
   */
  readonly isAnew: boolean;
  /** `restored`: the stored address, including its basket, replaces the current one. */
  readonly address: 'stays' | 'restored';
}

export const refreshes: Readonly<Record<RefreshCause, Refresh>> = {
  run_on_click: { isAnew: true, address: 'stays' },
  base_parameters_changed: { isAnew: false, address: 'stays' },
  restore_from_local_storage: { isAnew: false, address: 'restored' },
  restore_as_run: { isAnew: true, address: 'stays' },
  restore_as_edit: { isAnew: true, address: 'stays' },
};

export type RefreshEvent =
  /** Run was pressed in the wizard. */
  | { readonly type: 'run'; readonly isBaseChanged: boolean }
  /** An address was opened. */
  | {
      readonly type: 'open';
      /** The desk before; null when the page has just been opened. */
      readonly before: Desk | null;
      readonly after: Desk;
      /** The address is empty, and a combined report was stored. */
      readonly isRestored: boolean;
    };

/** Returns why an event requests reports; null if it does not. */
export function refreshCauseOf(event: RefreshEvent): RefreshCause | null {
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
