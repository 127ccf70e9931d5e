import classes from './facts.module.css';

export interface FactsProps {
  /** Name and text of each fact; those without a text are omitted. */
  readonly facts: readonly (readonly [name: string, text: string | null])[];
  /** Uses wide columns, for addresses and sentences; a long text takes the whole line. */
  readonly isWide?: boolean;
}

/** Facts about a person or thing, with line breaks preserved. */
export const Facts = ({ facts, isWide = false }: FactsProps) => (
  <dl className={classes.facts} data-wide={isWide || undefined}>
    {facts.map(
      ([name, text]) =>
        text && (
          <div key={name} data-long={(isWide && text.length > 30) || undefined}>
            <dt className={classes.name}>{name}</dt>
            <dd className={classes.text} dir="auto">
              {text}
            </dd>
          </div>
        ),
    )}
  </dl>
);
