import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { PageHeader } from '#web/ui/page-header.tsx';
import { showFailure, type Toast } from '#web/ui/toasts.ts';
import { BackButton } from './back-button.tsx';
import type { ShownRow } from './use-fresh-row.ts';

type Props<Row> = ShownRow<Row> & {
  title: string;
  subtitle?: string;
  /** What the row is called; stands under the title and in the document's. */
  nameOf: (row: Row) => string;
  /** False where the content begins with the name anyway. */
  isNameShown?: boolean;
  back: { to: string; label: string };
  actions?: ReactNode;
  loading: ReactNode;
  /** The toast for a row that could not be read, or with null for one that is not there. */
  failed: (error: Error | null) => Toast;
  /** In place of the screen when there is no such row; without it the screen is left with a toast. */
  missing?: ReactNode;
  onLeave: () => void;
  children: (row: Row) => ReactNode;
};

/** A screen with one row, to read or to edit. */
export function RecordScreen<Row>(props: Props<Row>) {
  const { title, subtitle, row, error, nameOf, back, actions, loading, missing, children } = props;
  const isLost = error !== null || (row === null && missing === undefined);
  const leave = useEffectEvent(() => {
    showFailure(props.failed(error));
    props.onLeave();
  });
  useEffect(() => {
    if (isLost) {
      leave();
    }
  }, [isLost]);

  if (row === null && missing !== undefined) {
    return missing;
  }
  return (
    <>
      <PageHeader
        title={title}
        subtitle={subtitle}
        name={row ? nameOf(row) : undefined}
        isNameShown={props.isNameShown}
        back={<BackButton to={back.to}>{back.label}</BackButton>}
        actions={actions}
      />
      {row ? children(row) : loading}
    </>
  );
}
