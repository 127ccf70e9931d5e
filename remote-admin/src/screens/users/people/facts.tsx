import classes from './people.module.css';

interface FactsProps {
  /** Name and text of each; one without a text is left out. */
  readonly facts: readonly (readonly [name: string, text: string | null])[];
}

/** What is known of somebody, as it was written. */
export const Facts = ({ facts }: FactsProps) => (
  <dl className={classes.facts}>
    {facts.map(
      ([name, text]) =>
        text && (
          <div key={name} className={classes.fact} data-wide={text.length > 30 || undefined}>
            <dt className={classes.name}>{name}</dt>
            <dd className={`${classes.value} ${classes.text}`} dir="auto">
              {text}
            </dd>
          </div>
        ),
    )}
  </dl>
);
