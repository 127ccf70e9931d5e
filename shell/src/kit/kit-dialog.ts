export { Modal as default } from '@portal/platform/ui';
