// The package brings no types: only what xml.ts uses.
declare module 'saxen' {
  type Decode = (text: string) => string;
  type Attributes = () => Readonly<Record<string, string | undefined>>;

  export class Parser {
    on(
      event: 'openTag',
      listen: (name: string, attributes: Attributes, decode: Decode) => void,
    ): this;
    on(event: 'closeTag', listen: (name: string) => void): this;
    on(event: 'text', listen: (text: string, decode: Decode) => void): this;
    on(event: 'cdata', listen: (text: string) => void): this;
    on(event: 'error', listen: (error: Error) => void): this;
    parse(xml: string): this;
  }
}
