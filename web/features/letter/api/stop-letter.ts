import { useMutation } from '@tanstack/react-query';

/** Ends the letter whose link this page was opened by, as a mail program would. */
export function useStopLetter(address: string) {
  return useMutation({
    mutationFn: async () => {
      const { ok, status } = await fetch(address, { method: 'POST' });
      if (!ok && status !== 404) {
        throw new Error(`Unsubscribing was answered with ${status}.`);
      }
      return ok;
    },
  });
}
