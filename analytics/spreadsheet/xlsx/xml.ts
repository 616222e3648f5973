import { Parser } from 'saxen';
import { spreadsheetRefusals } from '#contract/messages/spreadsheet.ts';
import { SpreadsheetError } from '../cell.ts';

/** What happens while XML is read; names are without their prefix. */
export type XmlEvents = {
  open?: (name: string, attribute: (name: string) => string | undefined) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
};

/**
 * Reads XML from a stranger: the parser expands no entities but the five of XML itself.
 *
 * @throws {SpreadsheetError} where it is broken
 */
export function readXml(xml: string, { open, text, close }: XmlEvents): void {
  const parser = new Parser();
  parser.on('openTag', (name, attributes, decode) => {
    open?.(withoutPrefix(name), (wanted) => {
      const value = attributes()[wanted];
      return value === undefined ? undefined : decode(value);
    });
  });
  if (text) {
    parser.on('text', (value, decode) => text(decode(value)));
    parser.on('cdata', (value) => text(value));
  }
  if (close) {
    parser.on('closeTag', (name) => close(withoutPrefix(name)));
  }
  parser.on('error', () => {
    throw new SpreadsheetError(spreadsheetRefusals.broken);
  });
  parser.parse(xml);
}

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
