import classes from './week-slider.module.css';

type Props = {
  /** What the chart shows, e.g. `Attendance, week by week`. */
  label: string;
  count: number;
  /** Which week is read out. */
  index: number;
  /** The sentence of that week. */
  sentence: string;
  /** Room at the chart's edges, as shares of its width. */
  insets: { left: number; right: number };
  onChange: (index: number) => void;
};

/**
 * Lies over a chart, unseen: a native slider, so that arrow keys, Home, End, touch and a screen
 * reader all read the weeks out. The pointer does so by moving.
 */
export function WeekSlider({ label, count, index, sentence, insets, onChange }: Props) {
  const follow = (event: React.PointerEvent<HTMLInputElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const from = left + width * insets.left;
    const inner = width * (1 - insets.left - insets.right);
    const place = Math.round(((event.clientX - from) / inner) * (count - 1));
    onChange(Math.max(0, Math.min(count - 1, place)));
  };
  return (
    <input
      className={classes.slider}
      type="range"
      aria-label={label}
      aria-valuetext={sentence}
      min={0}
      max={Math.max(0, count - 1)}
      value={index}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
      onPointerMove={follow}
      onPointerDown={follow}
    />
  );
}
