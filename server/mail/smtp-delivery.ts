import { createTransport } from 'nodemailer';
import type { MailSettings } from '../mail-settings.ts';
import type { ComposedMail } from './composed-mail.ts';
import type { Delivery, DeliveryOutcome } from './delivery.ts';
import { outcomeOfFailure, shownReply } from './smtp-outcome.ts';

/** How long a mail server may be silent; a lease is renewed meanwhile. */
const usualTimeouts = { connectMs: 10_000, silenceMs: 60_000 };

/** Sends mails through the server of `SMTP_URL`, over a few connections that stay open. */
export function createSmtpDelivery(
  settings: MailSettings,
  { connectMs, silenceMs } = usualTimeouts,
): Delivery {
  const transport = createTransport({
    pool: true,
    host: settings.host,
    port: settings.port,
    secure: settings.isSecure,
    requireTLS: settings.requiresTls,
    auth: settings.auth,
    maxConnections: settings.connections,
    maxMessages: 100,
    // We try again ourselves, and say so in the log.
    maxRequeues: 0,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    senderAddress: settings.from.address,
    atOnce: settings.connections,
    deliver: async (mail): Promise<DeliveryOutcome> => {
      try {
        const { response } = await transport.sendMail(messageOf(mail, settings.from));
        return { kind: 'sent', why: shownReply(response) };
      } catch (error) {
        return outcomeOfFailure(error);
      }
    },
    close: () => transport.close(),
  };
}

function messageOf(mail: ComposedMail, from: MailSettings['from']) {
  const { to, subject, text, html, pictures = [], unsubscribeUrl, messageId } = mail;
  return {
    from,
    to,
    envelope: { from: from.address, to: [to.address] },
    subject,
    text,
    ...(html === undefined ? {} : { html }),
    messageId,
    date: mail.createdAt,
    headers: {
      // RFC 3834: no out-of-office reply, please.
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl === undefined
        ? {}
        : {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
    },
    attachments: pictures.map(({ id, fileName, png }) => ({
      cid: id,
      filename: fileName,
      content: Buffer.from(png),
      contentType: 'image/png',
      contentDisposition: 'inline' as const,
    })),
  };
}
