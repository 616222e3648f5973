import { accountId, plantedId, secret, secretTime } from './planted-secrets.ts';
import type { Row } from './specified-rights.ts';

/** To whom the mail of a church went, as the log shows it. */
export function mailAddress(church: string): string {
  return `${secret(`mail to ${church}`)}@church.test`;
}

/** What the mail of a church is about, which nobody is shown. */
export function mailSecret(church: string): string {
  return secret(`mail data ${church}`);
}

/** A mail of a church that was sent. */
export function mailRow(church: string): Row {
  return {
    id: plantedId(`mail ${church}`),
    kind: 'letter',
    key: secret(`mail key ${church}`),
    account_id: accountId(church),
    recipient: mailAddress(church),
    recipient_name: secret(`mail name ${church}`),
    data: { about: mailSecret(church) },
    is_waited_for: false,
    state: 'sent',
    why: secret(`mail why ${church}`),
    attempts: 1,
    due_at: secretTime(`mail due_at ${church}`),
    expires_at: secretTime(`mail expires_at ${church}`),
    created_at: secretTime(`mail created_at ${church}`),
    changed_at: secretTime(`mail changed_at ${church}`),
  };
}

/** The mail as the demo's mailbox has it. */
export function demoMailRow(church: string): Row {
  return {
    mail_id: plantedId(`mail ${church}`),
    subject: secret(`mail subject ${church}`),
    body: secret(`mail body ${church}`),
    html: secret(`mail html ${church}`),
    pictures: [],
    arrived_at: secretTime(`mail arrived_at ${church}`),
  };
}

/** An address that a mail server refused for good; one for some people only. */
export function suppressedAddress(name: string): string {
  return `${secret(`suppressed ${name}`)}@church.test`;
}

export function suppressionRow(name: string): Row {
  return {
    address: suppressedAddress(name),
    why: secret(`suppressed why ${name}`),
    since: secretTime(`suppressed since ${name}`),
  };
}
