import type { PopupKind } from '@portal/platform/bus';

/** The effect of closing a popup. */
export type PopupClosing = 'sign_in' | 'index' | 'main_host' | 'close_loader' | 'stay';

/** The popups of the specification (§8): their texts, and what closing them does. */
export const popupCatalogue: Readonly<
  Record<
    PopupKind,
    { readonly title: string; readonly text: string; readonly closing: PopupClosing }
  >
> = {
  session_expired: {
    title: 'popup.session_expired.title',
    text: 'popup.session_expired.text',
    closing: 'sign_in',
  },
  url_too_long: {
    title: 'popup.url_too_long.title',
    text: 'popup.url_too_long.text',
    closing: 'stay',
  },
  no_permission: {
    title: 'popup.error.title',
    text: 'popup.no_permission.text',
    closing: 'index',
  },
  no_portal_permission: {
    title: 'popup.error.title',
    text: 'popup.no_portal_permission.text',
    closing: 'main_host',
  },
  system_error: {
    title: 'popup.system_error.title',
    text: 'popup.system_error.text',
    closing: 'close_loader',
  },
};
