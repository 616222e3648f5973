import type { ReactNode } from 'react';
import classes from './page-header.module.css';
import { usePageTitle } from './use-page-title.ts';

type Props = {
  title: string;
  subtitle?: string | undefined;
  /** Whom or what it is about; stands under the title, and in front of it in the document's title. */
  name?: string | undefined;
  /** False where the content begins with the name anyway. */
  isNameShown?: boolean | undefined;
  back?: ReactNode;
  actions?: ReactNode;
};

/** The head of a screen: names the document, and takes the focus after a navigation. */
export function PageHeader(props: Props) {
  const { title, subtitle, name, isNameShown = true, back, actions } = props;
  usePageTitle(name === undefined ? title : `${name} – ${title}`);
  return (
    <div className={classes.header}>
      {back}
      <div className={classes.row}>
        <div className={classes.words}>
          <h1 className={classes.title} tabIndex={-1}>
            {title}
          </h1>
          {name === undefined || !isNameShown ? null : (
            <p className={classes.name} dir="auto">
              {name}
            </p>
          )}
          {subtitle ? <p className={classes.subtitle}>{subtitle}</p> : null}
        </div>
        {actions ? <div className={classes.actions}>{actions}</div> : null}
      </div>
    </div>
  );
}
