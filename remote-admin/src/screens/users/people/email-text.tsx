import classes from './people.module.css';

/** An e-mail address where room is short: it goes on in the next line from its `@`. */
export function EmailText({ email }: { readonly email: string }) {
  const [owner, host] = email.split('@');
  return (
    <span className={classes.text}>
      <bdi>
        {owner}
        <wbr />@{host}
      </bdi>
    </span>
  );
}
