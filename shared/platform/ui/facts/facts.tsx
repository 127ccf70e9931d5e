import classes from './facts.module.css';

export interface FactsProps {
  /** Name and text of each; one without a text is left out. */
  readonly facts: readonly (readonly [name: string, text: string | null])[];
  /** In wide columns, for addresses and sentences: a long one takes the whole line. */
  readonly isWide?: boolean;
}

/** What is known of somebody or something, as it was written. */
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
