import type from './type.module.css';

/** A sentence whose hyphenated words stay on one line, as 'first-time' and 'four-week'. */
export function Unbroken({ text }: { text: string }) {
  return text.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a word may come twice, and none moves
      <span key={index} className={type.word}>
        {part}
      </span>
    ),
  );
}
