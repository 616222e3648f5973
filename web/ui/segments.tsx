import classes from './segments.module.css';

type Props<Value extends string | number> = {
  /** What is chosen, for whoever hears the screen. */
  legend: string;
  /** Distinguishes its radio buttons from others of the page. */
  name: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** One of a few, side by side. */
export function Segments<Value extends string | number>(props: Props<Value>) {
  const { legend, name, options, value, onChange } = props;
  return (
    <fieldset className={classes.segments}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
