import { useWords } from '@portal/platform/i18n';
import { VisuallyHidden } from '@portal/platform/ui';
import { useId } from 'react';
import { type Region, regionNames } from '../../words/regions.ts';
import classes from './region-map.module.css';
import { mapPaths, mapSize } from './world-map.ts';

/** Positions of the region names on the drawing, in percent of its width and height. */
const namePlaces: Readonly<Record<Region, readonly [x: number, y: number]>> = {
  north_america: [20, 29],
  south_america: [30, 65],
  europe: [57, 17],
  asia: [71, 35],
};

interface RegionMapProps {
  chosen: Region;
  onChoose: (region: Region) => void;
}

/** Map of the world to choose a region: by its land, or by its name, which is a radio button. */
export function RegionMap({ chosen, onChoose }: RegionMapProps) {
  const { t } = useWords();
  const group = useId();
  return (
    <fieldset className={classes.map}>
      <legend>
        <VisuallyHidden>{t('languages.region')}</VisuallyHidden>
      </legend>
      {/* The map is not mirrored in right-to-left languages. */}
      <div dir="ltr" className={classes.world}>
        <svg viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} aria-hidden>
          <path d={mapPaths.elsewhere} className={classes.elsewhere} />
          {regionNames.map((region) => (
            // biome-ignore lint/a11y/noStaticElementInteractions: more room to press for the radio button
            <path
              key={region}
              d={mapPaths[region]}
              className={classes.land}
              data-region={region}
              data-chosen={region === chosen || undefined}
              onClick={() => onChoose(region)}
            />
          ))}
        </svg>
        {regionNames.map((region) => {
          const [x, y] = namePlaces[region];
          return (
            <label
              key={region}
              className={classes.name}
              style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}
              dir="auto"
            >
              <input
                type="radio"
                name={group}
                className={classes.radio}
                checked={region === chosen}
                onChange={() => onChoose(region)}
              />
              {t(`languages.region.${region}`)}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
