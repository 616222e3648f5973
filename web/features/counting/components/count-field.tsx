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
};

/** One number: its name, and a field as large as a thumb. */
export function CountField({ field, currency, isReadOnly, onValue, onDrop }: Props) {
  const { name, service, waiting, digits } = field;
  const input = useTyping(shownValue(field), digits, onValue);
  return (
    <div className={classes.row}>
      <label className={classes.name} htmlFor={idOf(field)}>
        <bdi>{name}</bdi>
        <Remark field={field} currency={currency} />
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
  const minimumFractionDigits = minorDigits(currency);
  const example = numberFormat({ useGrouping: false, minimumFractionDigits }).format(1250);
  return countMessages.amount(example, currency);
}

/** What Planning Center says, that it was kept beside another, or why it was not taken; how money is typed. */
function Remark({ field, currency }: Pick<Props, 'field' | 'currency'>) {
  const { waiting, standing, isMoney } = field;
  const { provider } = standing;
  const nothing = isMoney ? amountHint(currency) : null;
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

/** The text of a field while it is typed; it is given away once the typing rests. */
function useTyping(value: number | null, digits: number, onValue: (value: number | null) => void) {
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

  const typed = draft === null ? undefined : typedValue(draft, digits);
  return {
    text: draft ?? (value === null ? '' : String(value / 10 ** digits)),
    isWrong: draft !== null && typed === undefined,
    type(text: string) {
      setDraft(text);
      clearTimeout(timer.current);
      const next = typedValue(text, digits);
      pending.current = next === undefined || next === value ? null : () => onValue(next);
      timer.current = setTimeout(give, restMs);
    },
    rest() {
      give();
      setDraft(null);
    },
  };
}
