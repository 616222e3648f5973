/**
 * The public key that the Supabase clients send as `apikey`. It is no secret. The server writes its
 * own into the page's `publishable-key` meta tag, so one build serves every installation.
 */
export function publishableKey(): string {
  const tag = document.querySelector<HTMLMetaElement>('meta[name="publishable-key"]');
  return tag?.content ?? '';
}
