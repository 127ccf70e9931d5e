import { Table } from '@mantine/core';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import {
  type ReactElement,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { usePrinting } from '../../printing/use-printing.ts';
import classes from './data-table.module.css';

interface RowWindowProps {
  /** All rows. While these remain the same elements, scrolling does not rerender them. */
  rows: readonly ReactElement[];
  /**
   * The longest text of each column, which keeps column widths constant whichever rows are
   * rendered; null if columns have their own widths and each row is as high as its texts.
   */
  widest: readonly ReactNode[] | null;
  /** Number of heading rows, which precede the others in the row index. */
  headRows: number;
  picks: boolean;
}

/** Assumed row height in pixels, until a row has been measured. */
const likelyHeight = 40;

/**
 * Renders the visible rows of a long table, those around them, and the focused one; for printing it
 * renders all.
 */
export function RowWindow({ rows, widest, headRows, picks }: RowWindowProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const focused = useRef<number | null>(null);
  const [height, setHeight] = useState(likelyHeight);
  const printing = usePrinting();
  const getItemKey = useCallback((place: number) => rows[place]?.key ?? place, [rows]);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => body.current?.closest('table')?.parentElement ?? null,
    estimateSize: () => height,
    getItemKey,
    overscan: 10,
    rangeExtractor: (range) => withFocused(range, focused.current),
  });
  const shown = virtualizer.getVirtualItems();
  const isThere = shown.length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: rows may be higher for another device or text size, which changes them all
  useLayoutEffect(() => {
    const row = body.current?.querySelector(`.${classes.row}`);
    const measured = row?.getBoundingClientRect().height;
    if (measured && widest !== null) setHeight(measured);
  }, [isThere, rows]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height is what the rows were measured with
  useLayoutEffect(() => virtualizer.measure(), [height]);
  useLayoutEffect(() => {
    if (widest !== null || printing) return;
    for (const row of body.current?.querySelectorAll(`.${classes.row}`) ?? []) {
      const { height: measured } = row.getBoundingClientRect();
      const place = placeOf(row, headRows);
      if (place !== null && measured) virtualizer.resizeItem(place, measured);
    }
  });

  return (
    <Table.Tbody
      ref={body}
      onFocus={(event) => {
        focused.current = placeOf(event.target, headRows);
      }}
      onBlur={() => {
        focused.current = null;
      }}
    >
      {widest && (
        <Table.Tr aria-hidden>
          {picks && <Table.Td className={classes.sizer} />}
          {widest.map((content, place) => (
            <Table.Td key={place} className={classes.sizer} data-lead={place === 0 || undefined}>
              <div className={classes.width}>{content}</div>
            </Table.Td>
          ))}
        </Table.Tr>
      )}
      {printing
        ? rows
        : shown.flatMap(({ index, start }, place) => {
            const gap = start - (shown[place - 1]?.end ?? 0);
            return gap > 0
              ? [<Gap key={`before ${index}`} height={gap} />, rows[index]]
              : rows[index];
          })}
      {!printing && <Gap height={virtualizer.getTotalSize() - (shown.at(-1)?.end ?? 0)} />}
    </Table.Tbody>
  );
}

/** Reserves the space of rows that are not rendered. */
const Gap = ({ height }: { height: number }) =>
  height > 0 ? <Table.Tr aria-hidden style={{ blockSize: height }} /> : null;

/**
 * Adds the focused row, because removing it would send the keyboard focus back to the top of the
 * page.
 */
function withFocused(range: Range, focused: number | null): number[] {
  const places = defaultRangeExtractor(range);
  if (focused === null || focused >= range.count || places.includes(focused)) return places;
  return [...places, focused].toSorted((one, other) => one - other);
}

function placeOf(within: Element, headRows: number): number | null {
  const row = within.closest('[aria-rowindex]')?.getAttribute('aria-rowindex');
  return row ? Number(row) - headRows - 1 : null;
}
