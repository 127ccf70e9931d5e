import type { ReactNode } from 'react';
import classes from './tiles.module.css';

export interface Tile {
  readonly name: string;
  /** As it is read, or a link to what is counted. */
  readonly value: ReactNode;
  /** What else there is to say, such as the share of it. */
  readonly note?: string;
  readonly tone?: 'green' | 'yellow' | 'red';
}

/** The key figures of a report, in words and numbers. */
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
