import type { RecordColumn } from '../reports/record-column.ts';
import type { RecordKind } from './report-terms.ts';

const locationName = {
  field: 'LocationName',
  label: 'record.location_name',
  format: 'text',
  beside: 'LocationCode',
} as const;
const dealerNonsig = {
  field: 'DealerNonsig',
  label: 'record.dealer_nonsig',
  format: 'text',
  beside: 'DealerName',
} as const;

/** The columns of each kind of record, in order; all of them sort. */
export const recordColumns = {
  lines: [
    { field: 'InvoiceDate', label: 'record.invoice_date', format: 'date' },
    { field: 'InvoiceNumber', label: 'record.invoice_number', format: 'text' },
    { field: 'LineNumber', label: 'record.line_number', format: 'integer' },
    { field: 'LocationCode', label: 'record.location', format: 'text' },
    locationName,
    { field: 'DealerName', label: 'record.dealer', format: 'text' },
    dealerNonsig,
    { field: 'Kind', label: 'record.kind', format: 'text', words: 'line_kind' },
    { field: 'Product', label: 'record.product', format: 'text' },
    {
      field: 'ServiceType',
      label: 'record.service_type',
      format: 'text',
      words: 'filter.service_types',
    },
    { field: 'Quantity', label: 'record.quantity', format: 'integer' },
    { field: 'Amount', label: 'record.amount', format: 'currency' },
  ],
  calls: [
    { field: 'ReceivedOn', label: 'record.received_on', format: 'date' },
    { field: 'CallNumber', label: 'record.call_number', format: 'text' },
    { field: 'LocationCode', label: 'record.location', format: 'text' },
    locationName,
    { field: 'DealerName', label: 'record.dealer', format: 'text' },
    dealerNonsig,
    { field: 'State', label: 'record.state', format: 'text' },
    {
      field: 'ServiceType',
      label: 'record.service_type',
      format: 'text',
      words: 'filter.service_types',
    },
    {
      field: 'UnitLocation',
      label: 'record.unit_location',
      format: 'text',
      words: 'filter.unit_locations',
    },
    { field: 'UnitNumber', label: 'record.unit_number', format: 'text' },
    {
      field: 'Status',
      label: 'record.call_status',
      format: 'text',
      words: 'call_status',
      onlyLeftOut: true,
    },
    { field: 'RollTime', label: 'record.roll_time', format: 'rollTime', onlyAdded: true },
  ],
  casings: [
    { field: 'CasingNumber', label: 'record.casing_number', format: 'text' },
    { field: 'Tin', label: 'record.tin', format: 'text' },
    { field: 'PickedUpOn', label: 'record.picked_up_on', format: 'date', onlyLeftOut: true },
    { field: 'ReceivedOn', label: 'record.arrived_on', format: 'date' },
    { field: 'DisposedOn', label: 'record.disposed_on', format: 'date' },
    { field: 'LocationCode', label: 'record.location', format: 'text' },
    locationName,
    { field: 'DealerName', label: 'record.retreader', format: 'text' },
    { ...dealerNonsig, label: 'record.retreader_nonsig' },
    { field: 'Product', label: 'record.product', format: 'text' },
    {
      field: 'Position',
      label: 'record.position',
      format: 'text',
      words: 'filter.wheel_positions',
    },
    { field: 'Status', label: 'record.status', format: 'text', words: 'filter.retreading_types' },
    {
      field: 'RejectReason',
      label: 'record.reject_reason',
      format: 'text',
      words: 'reject_reason',
    },
    { field: 'CapsAfter', label: 'record.caps_after', format: 'integer', onlyAdded: true },
    { field: 'AgeDays', label: 'record.age_days', format: 'integer', onlyAdded: true },
    {
      field: 'TurnaroundDays',
      label: 'record.turnaround_days',
      format: 'integer',
      onlyAdded: true,
    },
    { field: 'NailHoles', label: 'record.nail_holes', format: 'integer', onlyAdded: true },
    { field: 'Sections', label: 'record.sections', format: 'integer', onlyAdded: true },
    { field: 'Spots', label: 'record.spots', format: 'integer', onlyAdded: true },
    { field: 'Beads', label: 'record.beads', format: 'integer', onlyAdded: true },
  ],
} as const satisfies Readonly<Record<RecordKind, readonly RecordColumn[]>>;
