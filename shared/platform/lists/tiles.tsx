import type { ReactNode } from 'react';
import classes from './tiles.module.css';

export interface Tile {
  readonly name: string;
  /** The formatted figure, or a link to the rows it counts. */
  readonly value: ReactNode;
  /** Additional information, such as a percentage. */
  readonly note?: string;
  readonly tone?: 'green' | 'yellow' | 'red';
}

/** The key figures of a report. */
export const Tiles = ({ tiles }: { readonly tiles: readonly Tile[] }) => (
  <dl className={classes.tiles}>
    {tiles.map(({ name, value, note, tone }) => (
      <div key={name} className={classes.tile} data-tone={tone}>
        <dt className={classes.name}>{name}</dt>
        <dd className={classes.value}>
          {value}
          {note !== undefined && <span className={classes.note}>{note}</span>}
        </dd>
      </div>
    ))}
  </dl>
);
