import { type WordStanding, type WordsCount, wordStandings } from '@portal/contract/admin';
import { formatInteger } from '@portal/platform/format';
import { failureWord } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { Link, useLocation } from '@portal/platform/routing';
import { Anchor, FailedState, Panel, PanelSkeleton, Progress } from '@portal/platform/ui';
import { standingColors } from './standing-colors.ts';
import { wordsCountQuery } from './words.query.ts';
import classes from './words-progress.module.css';

interface WordsProgressProps {
  readonly localeId: number | undefined;
  readonly language: string;
  /** Empty for all parts of the portal. */
  readonly namespace: string;
}

/** Numbers of a language's texts by state, as bars that link to them. */
export function WordsProgress({ localeId, language, namespace }: WordsProgressProps) {
  const { t } = useWords();
  const { data, error, isFetching, refetch } = useQuery(wordsCountQuery(localeId));
  const counts = data?.counts.filter((each) => namespace === '' || each.namespace === namespace);
  return (
    <Panel title={t('progress.title', { language })} description={t('progress.description')}>
      {counts && <Bars counts={counts} />}
      {!counts && error && (
        <FailedState
          title={t('progress.failed')}
          text={t(failureWord(error))}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!counts && !error && <PanelSkeleton />}
    </Panel>
  );
}

function Bars({ counts }: { readonly counts: readonly WordsCount[] }) {
  const { t } = useWords();
  const { search } = useLocation();
  const sumOf = (field: WordStanding | 'total') =>
    counts.reduce((sum, count) => sum + count[field], 0);
  const total = sumOf('total');
  const addressOf = (standing: WordStanding) => {
    const params = new URLSearchParams(search);
    params.set('standing', standing);
    params.delete('page');
    return `?${params}`;
  };
  return (
    <ul className={classes.bars}>
      {wordStandings.map((standing) => (
        <li key={standing}>
          <Anchor
            component={Link}
            to={addressOf(standing)}
            underline="always"
            className={classes.link}
          >
            <span>{t(`standing.${standing}`)}</span>
            <span>
              {t('progress.share', {
                number: formatInteger(sumOf(standing)),
                total: formatInteger(total),
              })}
            </span>
          </Anchor>
          <Progress
            aria-hidden
            color={standingColors[standing]}
            value={total === 0 ? 0 : (sumOf(standing) / total) * 100}
          />
        </li>
      ))}
    </ul>
  );
}
