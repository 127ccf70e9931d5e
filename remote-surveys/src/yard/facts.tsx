import classes from './yard.module.css';

interface FactsProps {
  /** Name and text of each; one without a text is left out. */
  readonly facts: readonly (readonly [name: string, text: string | null])[];
}

/** What is known of a yard, a unit or a survey. */
export const Facts = ({ facts }: FactsProps) => (
  <dl className={classes.facts}>
    {facts.map(
      ([name, text]) =>
        text && (
          <div key={name}>
            <dt className={classes.name}>{name}</dt>
            <dd className={classes.value} dir="auto">
              {text}
            </dd>
          </div>
        ),
    )}
  </dl>
);
