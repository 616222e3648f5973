import { useCallback, useEffect, useRef, useState } from 'react';
import { numberFormat } from '#contract/formats.ts';
import { countMessages, countStatus } from '#contract/messages/count-page.ts';
import { minorDigits } from '#contract/minor-units.ts';
import { typedValue } from '#web/lib/typed-value.ts';
import { type Field, shownValue, written } from '../sheet.ts';
import classes from './count.module.css';

/** How long after the last key a number is kept, in ms (hand.md section 7). */
const restMs = 400;

type Props = {
  field: Field;
  currency: string | null;
  isReadOnly: boolean;
  onValue: (value: number | null) => void;
  onDrop: (key: string) => void;
  /** Whether what was typed and left cannot be read as a number. */
  isUnread: boolean;
  onUnread: (categoryId: string, isUnread: boolean) => void;
};

/** One number: its name, and a field as large as a thumb. */
export function CountField(props: Props) {
  const { field, currency, isReadOnly, onValue, onDrop, isUnread, onUnread } = props;
  const { name, service, waiting, digits } = field;
  const { categoryId } = field.place;
  const tellUnread = useCallback((is: boolean) => onUnread(categoryId, is), [onUnread, categoryId]);
  const input = useTyping(shownValue(field), digits, onValue, tellUnread);
  return (
    <div className={classes.row}>
      <label className={classes.name} htmlFor={idOf(field)}>
        <bdi>{name}</bdi>
        <Remark field={field} currency={currency} isUnread={isUnread} />
      </label>
      {waiting?.state === 'refused' ? (
        <button type="button" className={classes.link} onClick={() => onDrop(waiting.save.key)}>
          {countStatus.remove}
        </button>
      ) : null}
      <input
        id={idOf(field)}
        className={classes.number}
        data-count={name}
        aria-label={countMessages.field(name, service)}
        inputMode={digits === 0 ? 'numeric' : 'decimal'}
        enterKeyHint="next"
        autoComplete="off"
        placeholder="–"
        readOnly={isReadOnly}
        aria-describedby={isUnread ? `${idOf(field)}-why` : undefined}
        aria-invalid={input.isWrong || undefined}
        value={input.text}
        onChange={({ currentTarget: { value } }) => input.type(value)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={input.rest}
      />
    </div>
  );
}

function idOf({ place }: Field): string {
  return `count-${place.serviceId ?? 'week'}-${place.categoryId}`;
}

/** How an amount is typed. */
function amountHint(currency: string | null): string {
  return countMessages.amount(amountExample(currency), currency);
}

function amountExample(currency: string | null): string {
  const minimumFractionDigits = minorDigits(currency);
  return numberFormat({ useGrouping: false, minimumFractionDigits }).format(1250);
}

type RemarkProps = Pick<Props, 'field' | 'currency' | 'isUnread'>;

/** That it cannot be read, what Planning Center says, that it was kept beside another, or why it was not taken; how money is typed. */
function Remark({ field, currency, isUnread }: RemarkProps) {
  const { waiting, standing, isMoney } = field;
  const { provider } = standing;
  const nothing = isMoney ? amountHint(currency) : null;
  if (isUnread) {
    const example = isMoney ? amountExample(currency) : '120';
    return <small id={`${idOf(field)}-why`}>{countMessages.unread(example)}</small>;
  }
  const remark =
    waiting?.state === 'refused'
      ? (waiting.error ?? countStatus.refused)
      : waiting?.state === 'kept'
        ? countStatus.kept
        : provider === undefined || provider === shownValue(field)
          ? nothing
          : countMessages.provider(written(provider, isMoney, currency));
  return remark === null ? null : <small>{remark}</small>;
}

/** The text of a field while it is typed; it is given away once the typing rests, and stays while it is no number. */
function useTyping(
  value: number | null,
  digits: number,
  onValue: (value: number | null) => void,
  onUnread: (isUnread: boolean) => void,
) {
  const [draft, setDraft] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pending = useRef<(() => void) | null>(null);

  const give = useCallback(() => {
    clearTimeout(timer.current);
    pending.current?.();
    pending.current = null;
  }, []);
  // A phone that is put away gives no time to rest.
  useEffect(() => {
    window.addEventListener('pagehide', give);
    return () => {
      window.removeEventListener('pagehide', give);
      give();
    };
  }, [give]);

  useEffect(() => () => onUnread(false), [onUnread]);

  const typed = draft === null ? undefined : typedValue(draft, digits);
  const isWrong = draft !== null && typed === undefined;
  return {
    text: draft ?? (value === null ? '' : String(value / 10 ** digits)),
    isWrong,
    type(text: string) {
      setDraft(text);
      onUnread(false);
      clearTimeout(timer.current);
      const next = typedValue(text, digits);
      pending.current = next === undefined || next === value ? null : () => onValue(next);
      timer.current = setTimeout(give, restMs);
    },
    rest() {
      give();
      onUnread(isWrong);
      if (!isWrong) {
        setDraft(null);
      }
    },
  };
}
