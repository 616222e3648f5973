import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs';
import { type ReactNode, useCallback, useId, useState } from 'react';
import { numberFormat } from '#contract/formats.ts';
import { countMessages, countStatus } from '#contract/messages/count-page.ts';
import {
  type Card,
  type Field,
  inTheRoom,
  isNoService,
  shownValue,
  statusOf,
  written,
} from '../sheet.ts';
import classes from './count.module.css';
import { CountField } from './count-field.tsx';

export type CardProps = {
  card: Card;
  currency: string | null;
  isFolded: boolean;
  isReadOnly: boolean;
  onOpen: () => void;
  onValue: (field: Field, value: number | null) => void;
  onDrop: (key: string) => void;
  /** Says that nobody met, or takes that back; null where it cannot be said. */
  onNoService: ((isNone: boolean) => void) | null;
  /** What is asked about a number, in its place; null where nothing is. */
  decide: (field: Field) => ReactNode;
};

/** A service with its numbers, and where they are; folded to one line once it is full. */
export function CountCard(props: CardProps) {
  const { card, currency, isFolded, onOpen } = props;
  const id = useId();
  const { unread, onUnread } = useUnread();
  return (
    <section className={classes.card} aria-labelledby={id} data-card={card.id}>
      <div className={classes.head}>
        <h2 id={id} className={classes.time}>
          <bdi>{card.title}</bdi>
        </h2>
        <Status card={card} isUnread={unread.length > 0} />
      </div>
      {isFolded && unread.length === 0 ? (
        <div className={classes.row}>
          <span className={classes.folded}>{foldedWords(card, currency)}</span>
          <button
            type="button"
            className={classes.link}
            data-opens
            aria-label={countMessages.openOf(card.title)}
            onClick={onOpen}
          >
            {countMessages.open}
          </button>
        </div>
      ) : (
        <Numbers {...props} unread={unread} onUnread={onUnread} />
      )}
    </section>
  );
}

/** The numbers of a card that were typed and cannot be read, by their category. */
function useUnread() {
  const [unread, setUnread] = useState<readonly string[]>([]);
  const onUnread = useCallback(
    (categoryId: string, isUnread: boolean) =>
      setUnread((now) =>
        now.includes(categoryId) === isUnread
          ? now
          : isUnread
            ? [...now, categoryId]
            : now.filter((one) => one !== categoryId),
      ),
    [],
  );
  return { unread, onUnread };
}

type NumbersProps = CardProps & ReturnType<typeof useUnread>;

function Numbers(props: NumbersProps) {
  const { card, currency, isReadOnly, onValue, onDrop, onNoService, decide } = props;
  const people = inTheRoom(card);
  if (isNoService(card)) {
    return (
      <div className={classes.row}>
        <span className={classes.name}>{countMessages.wasNone}</span>
        {onNoService ? (
          <button type="button" className={classes.link} onClick={() => onNoService(false)}>
            {countMessages.wasOne}
          </button>
        ) : null}
      </div>
    );
  }
  return (
    <>
      {card.fields.map((field) => (
        <div key={field.place.categoryId} className={classes.field}>
          {decide(field) ?? (
            <CountField
              field={field}
              currency={currency}
              isReadOnly={isReadOnly}
              onValue={(value) => onValue(field, value)}
              onDrop={onDrop}
              isUnread={props.unread.includes(field.place.categoryId)}
              onUnread={props.onUnread}
            />
          )}
        </div>
      ))}
      {people === null ? null : (
        <div className={classes.sum}>
          <span>{countMessages.inTheRoom}</span>
          <b>{numberFormat({}).format(people)}</b>
        </div>
      )}
      {onNoService && !isReadOnly && card.fields.every((field) => shownValue(field) === null) ? (
        <div className={classes.sum}>
          <button type="button" className={classes.link} onClick={() => onNoService(true)}>
            {countMessages.noService}
          </button>
        </div>
      ) : null}
    </>
  );
}

function foldedWords({ fields }: Card, currency: string | null): string {
  return fields
    .map((field) => `${written(shownValue(field), field.isMoney, currency)} ${field.name}`)
    .join(', ');
}

/** Nothing, on this phone, or saved: the word Saved comes from the server's answer only. */
function Status({ card, isUnread }: { card: Card; isUnread: boolean }) {
  const status = isUnread ? ({ kind: 'refused' } as const) : statusOf(card);
  return (
    <span className={classes.status} role="status">
      {status.kind === 'saved' ? (
        <>
          <IconCheck size={18} aria-hidden className={classes.tick} />
          {countStatus.saved(status.at)}
        </>
      ) : null}
      {status.kind === 'on-phone' ? (
        <>
          <IconDeviceMobile size={18} aria-hidden />
          {countStatus.onPhone}
        </>
      ) : null}
      {status.kind === 'to-check' ? countStatus.toCheck : null}
      {status.kind === 'refused' ? countStatus.refused : null}
    </span>
  );
}
