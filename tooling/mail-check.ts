import { mailMessages } from '#contract/messages/mails.ts';
import { ConfigError, readConfig } from '#server/config.ts';
import { composedMail } from '#server/mail/composed-mail.ts';
import { shortLetter } from '#server/mail/letter-layout.ts';
import { createSmtpDelivery } from '#server/mail/smtp-delivery.ts';

// `npm run mail:check -- you@example.org`: sends one mail with the settings of the server, and says what
// the mail server answered. Exit 0: taken; 1: not taken; 2: settings or address are missing.
const [recipient] = process.argv.slice(2);
process.exitCode = await check(recipient);

async function check(address: string | undefined): Promise<number> {
  const config = read();
  if (!config?.mail || address === undefined) {
    console.error(
      config?.mail
        ? 'Give an address to send to: npm run mail:check -- you@example.org'
        : 'Set SMTP_URL and MAIL_FROM first (docs/configuration.md).',
    );
    return 2;
  }
  const { subject, body } = mailMessages.check;
  const letter = { subject, greeting: mailMessages.greeting(''), paragraphs: [body] };
  const createdAt = new Date();
  const row = {
    id: '',
    kind: 'check',
    key: `check ${address} ${createdAt.getTime()}`,
    accountId: null,
    personId: null,
    recipient: address,
    recipientName: '',
    data: {},
    createdAt,
    holder: '',
    attempts: 1,
  };
  const delivery = createSmtpDelivery(config.mail);
  const mail = composedMail(row, shortLetter(letter, config.siteUrl), delivery.senderAddress);
  if (!mail) {
    console.error(`${address} isn’t an email address.`);
    return 2;
  }
  const { host, port } = config.mail;
  console.log(`Sending to ${mail.to.address} through ${host}:${port} ...`);
  const outcome = await delivery.deliver(mail);
  delivery.close();
  console.log(
    outcome.kind === 'sent'
      ? `Accepted: ${outcome.why}\nCheck the inbox and the spam folder.`
      : `Not accepted (${outcome.kind}): ${outcome.why}`,
  );
  return outcome.kind === 'sent' ? 0 : 1;
}

function read() {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) {
      console.error(error.message);
      return undefined;
    }
    throw error;
  }
}
