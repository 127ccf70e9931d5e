import type { ConditionReport } from '@portal/contract/analysis-reports';
import { formatDate } from '@portal/platform/format';
import { baseAddress } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { Link } from '@portal/platform/routing';
import { useRight } from '@portal/platform/session';
import { Anchor, EmptyState, Panel } from '@portal/platform/ui';
import classes from './photos.module.css';

type Photo = NonNullable<ConditionReport['ImagesData']>[number];

/** The worst photos; each links to the photos of its unit. */
export function PhotosPanel({ photos }: { readonly photos: readonly Photo[] }) {
  const { t } = useWords();
  const mayReadDetails = useRight('TMSMDRPT');
  return (
    <Panel title={t('conditions.part.ImagesData')} description={t('conditions.photos_text')}>
      {photos.length === 0 ? (
        <EmptyState title={t('conditions.no_photos')} text={t('conditions.no_photos_text')} />
      ) : (
        <ul className={classes.photos}>
          {photos.map((photo) => (
            <li key={photo.storage_id} className={classes.photo}>
              <PhotoFigure photo={photo} isLinked={mayReadDetails} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function PhotoFigure({ photo, isLinked }: { readonly photo: Photo; readonly isLinked: boolean }) {
  const { t } = useWords();
  const { unit_number, wheel, severity, fleet_location, inspected_on, survey_id, unit_id } = photo;
  const of = [unit_number, wheel].filter((part) => part !== null).join(' · ');
  return (
    <figure className={classes.figure}>
      <img
        className={classes.picture}
        src={baseAddress(photo.thumbnail_address)}
        alt={t('conditions.photo', { of })}
        loading="lazy"
      />
      <figcaption className={classes.caption}>
        {isLinked ? (
          <Anchor component={Link} to={`/reports/surveys/${survey_id}/unit/${unit_id}/images`}>
            {of}
          </Anchor>
        ) : (
          of
        )}
        {severity && <span>{t(`condition_severity.${severity}`)}</span>}
        <span>{fleet_location}</span>
        <span>{formatDate(inspected_on)}</span>
      </figcaption>
    </figure>
  );
}
