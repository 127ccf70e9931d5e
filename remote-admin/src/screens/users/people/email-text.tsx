import classes from './people.module.css';

/** An e-mail address that may break before its `@` in a narrow space. */
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
