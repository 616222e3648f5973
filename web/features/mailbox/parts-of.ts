/** A piece of a mail's text, and where it begins. */
type Part = { at: number; text: string; isLink: boolean };

/** Divides the text of a mail at its links, as mail programs do. */
export function partsOf(text: string): Part[] {
  let at = 0;
  return text.split(/(https?:\/\/[^\s<>"]+)/).map((piece, index) => {
    const part = { at, text: piece, isLink: index % 2 === 1 };
    at += piece.length;
    return part;
  });
}
