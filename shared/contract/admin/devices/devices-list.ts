import { defineList } from '../../wire/list-definition.ts';

/** Choices of the filter for unsent work: its least age in days. */
const unsentAges = { 1: 1, 3: 3, 7: 7, 14: 14, 30: 30 } as const;

/** Whether an administrator has asked a device to delete its offline work, and whether it has. */
export const forgetStates = ['none', 'asked', 'done'] as const;

/** Devices with offline work, now or in the past. */
export const devicesList = defineList({
  rows: 'devices',
  words: {
    title: 'devices.title',
    text: 'devices.description',
    search: 'devices.search',
    none: 'devices.none',
    noneText: 'devices.none_text',
    pages: 'devices.pages',
    failed: 'devices.failed',
  },
  columns: [
    { field: 'user_name', label: 'devices.user' },
    { field: 'login', label: 'devices.login', only: 'file' },
    { field: 'device', label: 'devices.device', from: 'tablet' },
    { field: 'reported_at', label: 'devices.contact', format: 'day', from: 'tablet' },
    { field: 'unsent', label: 'devices.unsent', format: 'integer' },
    { field: 'oldest_unsent_at', label: 'devices.oldest', format: 'day', from: 'desktop' },
    { field: 'attention', label: 'devices.attention', format: 'integer' },
    { field: 'units', label: 'devices.units', format: 'integer', from: 'desktop' },
    { field: 'forget', label: 'devices.forget', words: 'devices.forget_of', from: 'desktop' },
    { field: 'reminded_at', label: 'devices.reminded', format: 'day', only: 'file' },
  ],
  filters: {
    attention: {
      label: 'devices.attention',
      field: 'needs_attention',
      values: ['yes'],
      words: 'devices.attention_of',
      every: 'devices.every_device',
    },
    unsent: {
      label: 'devices.unsent_for',
      field: 'unsent_days',
      values: unsentAges,
      words: 'devices.unsent_for_of',
      every: 'devices.every_age',
    },
    forget: {
      label: 'devices.forget',
      values: forgetStates,
      words: 'devices.forget_of',
      every: 'devices.every_forget',
    },
  },
  sorts: {
    user_name: 'user_name',
    reported_at: 'reported_at',
    unsent: 'unsent',
    oldest_unsent_at: 'oldest_unsent_at',
  },
  firstSort: '-reported_at',
});
