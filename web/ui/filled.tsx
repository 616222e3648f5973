import { Fragment, type ReactNode } from 'react';

/** Stands for a part while the sentence is made; no text of ours or of a church has it. */
const hole = '\uE000';

type Props = {
  /** A sentence that has other elements within it, e.g. links. */
  sentence: (...parts: string[]) => string;
  parts: readonly ReactNode[];
};

/** A sentence with elements within it, in the order of its language. */
export function Filled({ sentence, parts }: Props) {
  const marked = sentence(...parts.map((_, index) => `${hole}${index}${hole}`));
  return marked.split(hole).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a sentence never move
    <Fragment key={index}>{index % 2 === 1 ? parts[Number(piece)] : piece}</Fragment>
  ));
}
