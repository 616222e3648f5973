import type { SearchConsoleProperty } from '#contract/functions/google-search-console.ts';
import { searchConsoleWords } from '#contract/messages/integration-pages.ts';
import { permissionLabel } from './permission-label.ts';
import { friendlyName } from './property-names.ts';
import classes from './search-console.module.css';

type Props = { property: SearchConsoleProperty; isChosen: boolean; onChoose: () => void };

/** One property of the list. A native radio button: arrow keys move between those of one name. */
export function PropertyOption({ property, isChosen, onChoose }: Props) {
  const { siteUrl, permissionLevel } = property;
  return (
    <label className={classes.option}>
      <input
        type="radio"
        name="property"
        value={siteUrl}
        checked={isChosen}
        onChange={onChoose}
        className={classes.radio}
      />
      <span className={classes.words}>
        <span className={classes.name}>{friendlyName(siteUrl)}</span>
        <span className={classes.address}>{siteUrl}</span>
        <span className={classes.level}>
          {searchConsoleWords.permission(permissionLabel(permissionLevel))}
        </span>
      </span>
    </label>
  );
}
