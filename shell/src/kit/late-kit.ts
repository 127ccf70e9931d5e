/** Parts of the component kit that the frame opens and does not show at first: one late file. */
export { Modal, Tooltip } from '@portal/platform/ui';
