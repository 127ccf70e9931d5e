import { useWords } from '@portal/platform/i18n';
import { useEffect, useRef } from 'react';
import { type PaletteEntry, sections } from './palette-entry.ts';
import classes from './palette-list.module.css';

interface PaletteListProps {
  id: string;
  found: readonly PaletteEntry[];
  /** Index of the entry that Enter runs. */
  active: number;
  optionId: (place: number) => string;
  onRun: (entry: PaletteEntry) => void;
}

/**
 * The results by section. The keyboard focus stays in the field and moves the active entry here.
 */
export function PaletteList({ id, found, active, optionId, onRun }: PaletteListProps) {
  const { t } = useWords();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector(`[aria-selected="true"]`)?.scrollIntoView?.({ block: 'nearest' });
  });
  if (found.length === 0) return null;
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={t('palette.results')}
      className={classes.list}
    >
      {sections.map((section) => {
        const entries = found.filter((entry) => entry.section === section);
        const heading = `${id}-${section}`;
        return (
          entries.length > 0 && (
            // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
            <div key={section} role="group" aria-labelledby={heading}>
              <div id={heading} className={classes.heading}>
                {t(`palette.section.${section}`)}
              </div>
              {entries.map((entry) => {
                const place = found.indexOf(entry);
                return (
                  // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys
                  <div
                    key={entry.id}
                    id={optionId(place)}
                    role="option"
                    aria-selected={place === active}
                    className={classes.option}
                    onClick={() => onRun(entry)}
                  >
                    <span>{entry.name}</span>
                    {entry.place && <span className={classes.place}>{entry.place}</span>}
                  </div>
                );
              })}
            </div>
          )
        );
      })}
    </div>
  );
}
