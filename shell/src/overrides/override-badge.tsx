import { useWords } from '@portal/platform/i18n';
import { Button } from '@portal/platform/ui';
import { useOverridden } from './overridden.ts';
import classes from './override-badge.module.css';
import { forgetOverrides } from './overrides.ts';

/**
 * Badge that says that this tab runs something other than the deployment, with a button to undo
 * that.
 */
export function OverrideBadge() {
  const { t } = useWords();
  const overridden = useOverridden();
  if (overridden.length === 0) return null;
  const reset = () => {
    forgetOverrides();
    location.reload();
  };
  return (
    <section className={classes.badge} aria-label={t('override.label')}>
      <ul className={classes.list}>
        {overridden.map(({ name, url, runs }) => (
          <li key={name}>{t(runs ? 'override.runs' : 'override.failed', { name, url })}</li>
        ))}
      </ul>
      <Button size="compact-sm" variant="default" onClick={reset}>
        {t('override.reset')}
      </Button>
    </section>
  );
}
