const modes = ['smtp', 'mailbox', 'none'] as const;

/** `mailbox`: the demo shows mails on a page; `none`: mail is not set up. */
export type MailMode = (typeof modes)[number];

/** What becomes of mails in this installation, which the server writes into the page's `mail` meta tag. */
export function mailMode(): MailMode {
  const tag = document.querySelector<HTMLMetaElement>('meta[name="mail"]');
  return modes.find((mode) => mode === tag?.content) ?? 'none';
}
