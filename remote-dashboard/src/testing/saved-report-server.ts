import type {
  BaseParameters,
  FavoriteRow,
  RestoredReport,
  SavedReport,
  TemplateRow,
} from '@portal/contract/fleet-dashboard';
import { answer, type Respond, refusal } from '@portal/platform/testing/shell';

const base: BaseParameters = {
  fleet_type: 'us_national_account',
  account: '0100',
  date_type: '4',
  date_from: '2026-01-01',
  date_to: '2026-02-28',
  locations: null,
  nonsigs: null,
  location_groups: [],
  location_regions: [],
};

export const reportOf = (own: Partial<RestoredReport> = {}): RestoredReport => ({
  tab_id: 'tab',
  base_parameters: base,
  tab_parameters: { tab_type: 'purchases' },
  reports_parameters: [
    {
      report_type: 'retread_vs_new',
      tab_type: 'purchases',
      period: 'month',
      display_mode: 'table',
    },
  ],
  ...own,
});

export interface StoredTemplate extends TemplateRow {
  readonly form_version: number;
  readonly dropped: number;
  readonly saved_report: RestoredReport;
}

export const templateNamed = (
  report_name: string,
  id: number,
  own: Partial<StoredTemplate> = {},
): StoredTemplate => ({
  id,
  account_name: 'Acme Freight (0100)',
  account_lost: false,
  report_name,
  report_type_display: 'purchases',
  report_dates: { date_type: '4', date_from: '2026-01-01', date_to: '2026-02-28' },
  date_created: '2026-03-01T12:00:00.000Z',
  date_changed: '2026-03-01T12:00:00.000Z',
  revision: 1,
  form_version: 1,
  dropped: 0,
  saved_report: reportOf(),
  ...own,
});

export interface StoredFavorite extends FavoriteRow {
  readonly saved_report: RestoredReport | null;
}

export const favoriteNamed = (
  name: string,
  id: number,
  own: Partial<StoredFavorite> = {},
): StoredFavorite => ({
  id,
  name,
  report_kind: 2,
  request_url: '/fleet-dashboard?ft=us_national_account&ac=0100&tab=service',
  account_name: null,
  account_lost: false,
  report_dates: null,
  date_created: '2026-03-01T12:00:00.000Z',
  saved_report: null,
  ...own,
});

interface ListBody {
  readonly page_number: number;
  readonly page_size: number;
  readonly keyword?: string;
  readonly report_kind?: number;
}

function pageOf<Row extends { readonly id: number }>(
  rows: Iterable<Row>,
  body: unknown,
  isFound: (row: Row, body: ListBody) => boolean,
) {
  const request = body as ListBody;
  const { page_number, page_size } = request;
  const found = [...rows].filter((row) => isFound(row, request));
  return {
    rows: found.slice((page_number - 1) * page_size, page_number * page_size),
    page: { page_number, page_size, total_items: found.length },
  };
}

interface KeptServerOptions {
  readonly templates?: readonly StoredTemplate[];
  readonly favorites?: readonly StoredFavorite[];
}

/** A server that stores templates and favorites like the portal's, for tests that change them. */
export function savedReportServer({ templates = [], favorites = [] }: KeptServerOptions = {}) {
  const kept = new Map(templates.map((row) => [row.id, row]));
  const stars = new Map(favorites.map((row) => [row.id, row]));
  const deleted = new Map<number, StoredTemplate>();
  const next = () => Math.max(0, ...kept.keys(), ...stars.keys(), ...deleted.keys()) + 1;
  const isTaken = (name: string, id = 0) =>
    [...kept.values()].some((row) => row.report_name === name && row.id !== id);

  const respond: Respond = (name, { body, params }) => {
    const id = Number(params.id);
    const template = kept.get(id);
    switch (name) {
      case 'POST fleet_dashboard/get_templates': {
        const { rows, page } = pageOf(kept.values(), body, ({ report_name }, { keyword = '' }) =>
          report_name.includes(keyword),
        );
        return { templates: rows, ...page };
      }
      case 'GET fleet_dashboard/get_template/{id}':
        return template ?? refusal('unknown_value', 'id');
      case 'POST fleet_dashboard/create_template': {
        const { report_name, saved_report } = body as {
          report_name: string;
          saved_report: SavedReport;
        };
        if (isTaken(report_name)) return refusal('unique', 'report_name');
        const row = templateNamed(report_name, next(), { saved_report });
        kept.set(row.id, row);
        return row;
      }
      case 'POST fleet_dashboard/update_template/{id}': {
        const change = body as Partial<StoredTemplate> & { revision: number };
        if (!template) return refusal('unknown_value', 'id');
        if (template.revision !== change.revision) return refusal('changed_elsewhere', 'revision');
        if (change.report_name && isTaken(change.report_name, id))
          return refusal('unique', 'report_name');
        const row = { ...template, ...change, revision: change.revision + 1 };
        kept.set(id, row);
        return row;
      }
      case 'DELETE fleet_dashboard/delete_template/{id}':
        if (!template) return refusal('unknown_value', 'id');
        deleted.set(id, template);
        kept.delete(id);
        return { id, restorable_until: '2026-03-22T12:00:00.000Z' };
      case 'POST fleet_dashboard/restore_template/{id}': {
        const row = deleted.get(id);
        if (!row) return refusal('unknown_value', 'id');
        if (isTaken(row.report_name)) return refusal('unique', 'report_name');
        kept.set(id, row);
        return row;
      }
      case 'POST fleet-central-v1:favorite_reports/get': {
        const { rows, page } = pageOf(
          stars.values(),
          body,
          (row, { keyword = '', report_kind }) =>
            row.name.includes(keyword) &&
            (report_kind === undefined || row.report_kind === report_kind),
        );
        return { favorite_reports: rows, ...page };
      }
      case 'GET fleet-central-v1:favorite_reports/get/{id}':
        return stars.get(id) ?? refusal('unknown_value', 'id');
      case 'POST fleet-central-v1:favorite_reports/save': {
        const change = body as StoredFavorite;
        const own = change.id ?? next();
        if ([...stars.values()].some((row) => row.name === change.name && row.id !== own))
          return refusal('unique', 'name');
        const row = { ...favoriteNamed(change.name, own), ...stars.get(own), ...change, id: own };
        stars.set(own, row);
        return row;
      }
      case 'DELETE fleet-central-v1:favorite_reports/delete/{id}':
        return stars.delete(id) ? { id } : refusal('unknown_value', 'id');
      default:
        return undefined;
    }
  };
  return {
    respond,
    /** Saves a template as if from elsewhere, which raises its revision. */
    changeElsewhere: (id: number, own: Partial<StoredTemplate>) => {
      const row = kept.get(id);
      if (row) kept.set(id, { ...row, ...own, revision: row.revision + 1 });
    },
    deleteElsewhere: (id: number) => kept.delete(id),
    template: (id: number) => kept.get(id),
    favorite: (id: number) => stars.get(id),
  };
}

/** Answers that the server is unavailable. */
export const unavailableServer = () => answer(503);
