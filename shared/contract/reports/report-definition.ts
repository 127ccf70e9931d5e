/** An area's vocabulary for its reports; an engine accepts any. */
export interface ReportTerms {
  /** The tabs that contain reports. */
  readonly tab: string;
  /** The kinds of stored records behind the figures. */
  readonly records: string;
  /** The filters of reports, by their names on the wire. */
  readonly filter: string;
  /** The filters with listed values. */
  readonly listed: string;
  /** Pages elsewhere to which reports link. */
  readonly link: string;
}

/**
 * Format of a figure. `integer` has no decimals, `ratio` two, `percent` is 0–100 on the wire,
 * `rollTime` is seconds on the wire and displayed as hh:mm.
 */
export type ReportFormat = 'text' | 'integer' | 'ratio' | 'currency' | 'percent' | 'rollTime';

/** A role in the chart palette; the design system maps it to a color and a pattern. */
export type ReportTone =
  | 'emergency'
  | 'scheduled'
  | 'stock'
  | 'total'
  | 'primary'
  | 'secondary'
  | 'accent';

/** A sum over records. */
export interface Measure {
  /** Its name beside the records behind it. */
  readonly label: string;
  /** The column of the records that is summed; null counts the records. */
  readonly adds: string | null;
  readonly format: ReportFormat;
  /**
   * Reasons why a record of the selection is left out of the sum: names of conditions, tested in
   * this order, so that each record has one reason. If omitted, all records are summed. The
   * reasons' texts are keys of the prefix `left_out`.
   */
  readonly leavesOut?: readonly string[];
}

/**
 * How a figure is computed from named measures: the sum of one, or a quotient of two. Each covers
 * the records of the figure's own row unless specified otherwise: those of the `total` or, in an
 * inner row, of the `group` around it.
 */
export type Figure =
  | { readonly sum: string; readonly at?: 'group' }
  | {
      readonly part: string;
      readonly whole: string;
      readonly wholeAt?: 'total';
      /** `percent` is part × 100 ÷ whole; `years` divides days by 365.25. */
      readonly scale?: 'percent' | 'years';
      /** The other of two parts that sum to 100; this one is 100 minus the other as rounded. */
      readonly leftBy?: string;
    };

/** The first column of a table, which names each row. */
export interface Lead<Listed extends string = string> {
  readonly field: string;
  readonly label: string;
  /** If set, values are codes; the key of a value's text is this prefix and the code. */
  readonly words?: string;
  /**
   * The filter whose values the rows represent: each value that it allows has a row, even without a
   * record.
   */
  readonly values?: Listed;
}

/**
 * A column of a report's table: a field of its rows under a translated heading. A comparison with
 * the previous period adds to every column the field with the suffix `Prev`.
 */
export interface ReportColumn {
  readonly field: string;
  /** Key of the heading, in the area's namespace. */
  readonly label: string;
  readonly format: ReportFormat;
  readonly figure: Figure;
  /**
   * Whether its national average is meaningful: the field with the suffix `NatAvg`. For a sum, it
   * is the mean per account; for a quotient, the quotient of all accounts' sums.
   */
  readonly national?: true;
}

/** A series of a chart: a column as bars or as a line, together with its comparisons. */
export interface ReportSeries {
  /** The field of one of the report's columns. */
  readonly field: string;
  readonly kind: 'bar' | 'line';
  readonly tone: ReportTone;
  /** Lines in another unit than the bars use an axis of their own, at the end side. */
  readonly axis?: 'start' | 'end';
}

/** Bars (and lines) over periods or names. */
export interface BarChart {
  readonly kind: 'bars';
  readonly orientation: 'vertical' | 'horizontal';
  /** Bars of one period are stacked, as parts of a whole. */
  readonly stacked?: true;
  /** Share of the largest value to which smaller bars are raised to be visible. */
  readonly floor: number;
  readonly series: readonly ReportSeries[];
}

/**
 * The parts of one row, or of the total: one pie each for the current period, the previous one and
 * the national average.
 */
export interface PieChart {
  readonly kind: 'pie';
  readonly slices: readonly {
    /** The field of the column with the slice's share in percent. */
    readonly field: string;
    /** The field of the column with the amount behind the share. */
    readonly amount: string;
    readonly tone: ReportTone;
    /** Whether the slice is offset from the pie. */
    readonly highlighted?: true;
  }[];
}

/** One figure of the rows inside each group: groups side by side, a bar for each inner row. */
export interface GroupedChart {
  readonly kind: 'grouped';
  /** The field of one of the report's columns. */
  readonly field: string;
  /** Maximum groups in the chart; the table has all. */
  readonly most: number;
  readonly floor: number;
}

/** Columns of the total side by side, with a bar for each and for its comparisons. */
export interface ColumnsChart {
  readonly kind: 'columns';
  readonly fields: readonly string[];
  readonly floor: number;
}

/** A report as data. Screen, query and export share this definition, so that they never differ. */
export interface ReportDefinition<Terms extends ReportTerms = ReportTerms> {
  readonly type: string;
  readonly tab: Terms['tab'];
  /** Position within the tab and within the combined report. */
  readonly order: number;
  readonly title: string;
  /** A sentence below the report. */
  readonly footnote?: string;
  /** A description of how each figure is computed, shown by the card's information button. */
  readonly formula: string;
  /**
   * `periods`: month rows that expand into weeks. `ranking`: one row per name, in the server's
   * order. `breakdown`: ranking rows that expand into rows of `inner`. `summary`: the total alone,
   * with a row for each comparison.
   */
  readonly shape: 'periods' | 'ranking' | 'breakdown' | 'summary';
  readonly lead: Lead<Terms['listed']>;
  /** The first column of the inner rows, which are in the field `Rows`. */
  readonly inner?: Lead<Terms['listed']>;
  /** The field that identifies rows; the lead's field if omitted. */
  readonly key?: string;
  /** Texts of a row beside its name. */
  readonly facts?: readonly { readonly field: string; readonly label: string }[];
  readonly columns: readonly ReportColumn[];
  /**
   * For named rows: the column that ranks them in descending order, and the number of rows listed;
   * all if omitted.
   */
  readonly top?: { readonly by: string; readonly most?: number };
  /** The main column; locations are compared by it. */
  readonly main: string;
  /** The fields of columns whose totals are shown above the tab's reports. */
  readonly keyFigures?: readonly string[];
  /** The kind of records behind every figure of the report. */
  readonly records: Terms['records'];
  readonly measures: Readonly<Record<string, Measure>>;
  /** The report's filters beyond the selection shared by all reports. */
  readonly filters: readonly Terms['filter'][];
  readonly chart: BarChart | PieChart | GroupedChart | ColumnsChart;
  readonly links?: readonly Terms['link'][];
}

/** Returns the field that identifies the rows of a report. */
export const keyOf = ({ key, lead }: Pick<ReportDefinition, 'key' | 'lead'>): string =>
  key ?? lead.field;
