import type { Desk } from './desk.ts';

/** Why reports are asked for. */
export type RefreshCause =
  | 'run_on_click'
  | 'base_parameters_changed'
  | 'restore_from_local_storage'
  | 'restore_as_run'
  | 'restore_as_edit'
  | 'update_single';

/** What happens to the basket: it stays, stays for other parameters, or becomes the template's. */
export type BasketAction = 'run_on_click' | 'run_with_change' | 'restore_as_edit';

export interface Refresh {
  /** The reports that are asked for: all in view, or the one that was changed. */
  readonly reports: 'all' | 'one';
  /** The question is the one of before: figures at hand are set aside, where another asks by itself. */
  readonly isAnew: boolean;
  readonly basketAction: BasketAction | null;
  /** `restored`: the kept address takes the place of the present one. */
  readonly address: 'stays' | 'restored';
}

export const refreshes: Readonly<Record<RefreshCause, Refresh>> = {
  run_on_click: {
    reports: 'all',
    isAnew: true,
    basketAction: 'run_on_click',
    address: 'stays',
  },
  base_parameters_changed: {
    reports: 'all',
    isAnew: false,
    basketAction: 'run_with_change',
    address: 'stays',
  },
  restore_from_local_storage: {
    reports: 'all',
    isAnew: false,
    basketAction: null,
    address: 'restored',
  },
  restore_as_run: {
    reports: 'all',
    isAnew: true,
    basketAction: null,
    address: 'stays',
  },
  restore_as_edit: {
    reports: 'all',
    isAnew: true,
    basketAction: 'restore_as_edit',
    address: 'stays',
  },
  update_single: {
    reports: 'one',
    isAnew: false,
    basketAction: null,
    address: 'stays',
  },
};

export type DeskEvent =
  /** Run was pressed in the wizard. */
  | { readonly type: 'run'; readonly isBaseChanged: boolean }
  /** A control of one card was used. */
  | { readonly type: 'view' }
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
    case 'view':
      return 'update_single';
    case 'open': {
      const { before, after, isRestored } = event;
      if (after.template === null) return isRestored ? 'restore_from_local_storage' : null;
      const isSame = before?.template === after.template && before.mode === after.mode;
      return isSame ? null : `restore_as_${after.mode}`;
    }
  }
}
