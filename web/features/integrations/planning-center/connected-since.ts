const longDate = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** Takes a time stamp and gives "September 15, 2025 at 01:05 PM" in the browser's time zone. */
export function formatConnectedSince(connectedAt: string | null): string {
  return connectedAt === null ? 'Not available' : longDate.format(new Date(connectedAt));
}
