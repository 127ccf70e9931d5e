import type { portalCalls } from '@portal/contract/portal/schema';
import { byId, type TestInputs } from './test-inputs.ts';

const nobody = 'nobody@demo.example';

/** The portal's own responses concern only the caller, which the responses show. */
export const portalCallInputs: TestInputs<typeof portalCalls> = {
  'POST authorization/login_by_gy': () => ({ body: { gy_token: 'unknown' } }),
  'POST authorization/code_owner': () => ({ body: { gy_token: 'unknown' } }),
  'GET authorization/start': () => ({}),
  'GET authorization/verify': () => ({}),
  'POST authorization/check_permissions': () => ({ body: { path: '/fleet-dashboard' } }),
  'POST authorization/link_code': () => ({ body: { url: 'https://elsewhere.example/' } }),
  'POST authorization/agree_terms': () => ({}),
  'POST users/ask_right': () => ({ body: { path: '/translations' } }),
  'PUT users/preferences': () => ({ body: { unit_of_measurement: '0' } }),
  'POST devices/report': () => ({
    body: {
      device_key: '00000000-0000-4000-8000-000000000001',
      unsent: 0,
      attention: 0,
      oldest_unsent_at: null,
      units: 3,
    },
  }),
  'POST users/registration': ({ account }) => ({
    body: {
      user_name: 'Uma',
      user_last_name: 'Serrano',
      email: nobody,
      company: 'Cedar Line',
      group: 'CUS',
      account_number: account,
      agree_to_fhq_terms: true,
    },
  }),
  'POST admin/admin/email_user_creds_email': () => ({ body: { email: nobody } }),
  'GET tire_management_reports/get': () => ({}),
  'GET languages/locales': () => ({}),
  'GET languages/pack/{locale}': () => ({ params: { locale: 'pt-BR' } }),
  'POST portal-v1:record_store/set_record': ({ account }) => ({ body: { record: `"${account}"` } }),
  'GET portal-v1:record_store/get_record/{id}': ({ account }) => ({
    params: { id: account.padEnd(12, '0') },
  }),
  'POST authorization/logout': () => ({}),

  'GET portal-v1:exports/get_exports': () => ({}),
  'GET portal-v1:exports/download_export/{id}': ({ export: id }) => byId(id),
  'POST portal-v1:exports/cancel_export/{id}': ({ export: id }) => byId(id),
};
