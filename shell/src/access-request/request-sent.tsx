import { useWords } from '@portal/platform/i18n';
import { Link } from '@portal/platform/routing';
import { Button, IconCircleCheck, Page, PageHeader, Text } from '@portal/platform/ui';
import { useEffect, useRef } from 'react';
import { focusHeading } from '../arrival/focus-heading.ts';
import classes from './request-sent.module.css';

interface RequestSentProps {
  title: string;
  /** The next steps, in order. */
  steps: readonly string[];
}

/** Shown after a request was sent. It says the same whether or not the address is known. */
export function RequestSent({ title, steps }: RequestSentProps) {
  const { t } = useWords();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current ? focusHeading(place.current) : undefined), []);
  return (
    <div ref={place}>
      <Page width="narrow">
        <PageHeader title={title} />
        <div className={classes.panel}>
          <IconCircleCheck size={32} stroke={1.5} aria-hidden className={classes.mark} />
          <ol className={classes.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <Text size="sm" c="dimmed">
            {t('access_request.no_mail')}
          </Text>
          <div>
            <Button component={Link} to="/login">
              {t('access_request.sign_in')}
            </Button>
          </div>
        </div>
      </Page>
    </div>
  );
}
