import type { ComposedMail } from './composed-mail.ts';

/** How an attempt at sending ended. */
export type DeliveryOutcome =
  | { kind: 'sent'; why: string }
  /** Worth another attempt; `isOurs` when no mail would get through now. */
  | { kind: 'again'; why: string; isOurs: boolean }
  /** This mail will never be taken. */
  | { kind: 'refused'; why: string }
  /** Nothing will ever be taken for this address. */
  | { kind: 'bounced'; why: string };

/** Where mails go. */
export type Delivery = {
  /** The address in their `From`. */
  senderAddress: string;
  /** How many it takes at once. */
  atOnce: number;
  deliver(mail: ComposedMail): Promise<DeliveryOutcome>;
  close(): void;
};
