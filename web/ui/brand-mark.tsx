type Props = { sizePx: number };

/** The drawing of the brand: a church front with a gilded steeple. Decoration only. */
export function BrandMark({ sizePx }: Props) {
  return (
    <svg width={sizePx} height={sizePx} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="#1f6550" />
      <path d="M15.25 4h1.5v2h2v1.5h-2V9.6L20.6 18H11.4l3.85-8.4V7.5h-2V6h2Z" fill="#f3c969" />
      <path d="M10 19.5h12V28h-4v-3a2 2 0 0 0-4 0v3h-4Z" fill="#fff" />
    </svg>
  );
}
