import { Stack } from '../ui/ui.ts';
import { ExportEntry } from './export-entry.tsx';
import classes from './exports-popover.module.css';
import type { Exports } from './use-exports.ts';

interface ExportsListProps {
  readonly exports: Exports;
  /** Maximum number shown; all if omitted. */
  readonly most?: number;
}

/** A list of background exports, newest first. */
export const ExportsList = ({ exports, most }: ExportsListProps) => (
  <Stack component="ul" className={classes.list} gap="sm">
    {exports.exports.slice(0, most).map((each) => (
      <ExportEntry key={each.id} of={each} exports={exports} />
    ))}
  </Stack>
);
