import {
  type ExportPart,
  type ExportRequest,
  exportLimits,
} from '@portal/contract/fleet-dashboard';
import type { DrawnPictures } from './draw-pictures.ts';
import type { ExportSubject } from './subject.ts';

export interface PreparedExport {
  readonly request: ExportRequest;
  /** Whether some graphs were too large to send and are replaced by their summary. */
  readonly lacksGraphs: boolean;
}

const requestOf = (
  { base_parameters, tab_parameters, reports }: ExportSubject,
  chartOf: (type: string) => ExportPart['chart'],
): ExportRequest => ({
  base_parameters,
  tab_parameters,
  reports_parameters: reports.map(({ part }) => {
    const chart = chartOf(part.report_type);
    return { ...part, ...(chart && { chart }) };
  }),
});

const bytesOf = (request: ExportRequest): number => new Blob([JSON.stringify(request)]).size;

/** Bytes reserved for the fields that are added to the request when it is sent. */
const spare = 1024;

/** Returns the request for the server, with as many graphs as it accepts. */
export function prepareExport(
  subject: ExportSubject,
  pictures: DrawnPictures['pictures'],
): PreparedExport {
  const tooLarge = [...pictures.values()].some(({ svg }) => svg.length > exportLimits.drawing);
  const chartWith = (longest: number) => (type: string) => {
    const picture = pictures.get(type);
    return (
      picture && {
        svg: picture.svg.length > longest ? '' : picture.svg,
        summary: picture.summary.slice(0, exportLimits.summary),
      }
    );
  };
  const whole = requestOf(subject, chartWith(exportLimits.drawing));
  return bytesOf(whole) <= exportLimits.body - spare
    ? { request: whole, lacksGraphs: tooLarge }
    : { request: requestOf(subject, chartWith(0)), lacksGraphs: true };
}
