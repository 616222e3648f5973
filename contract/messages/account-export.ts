import { sentences } from './sentences.ts';

/** Everything of a church as one file. */
export const accountExportMessages = sentences('accountExportMessages', {
  title: 'Your Data',
  text: (church: string) =>
    `Download everything Steeple has for ${church} that you have access to: one ZIP file with spreadsheets (CSV), plus the same data as JSON.`,
  download: 'Download everything',
  downloading: 'Preparing...',
  failed: 'The download failed. Please try again.',
  done: 'Your download is ready.',
  fileName: 'steeple-export.zip',
  /** In the file itself. */
  readme:
    'This is everything Steeple keeps for your church that you have access to. Each table is here twice: as CSV for spreadsheets and as JSON for programs. Times are in UTC, money is in cents. Names of people at your church aren’t here because Steeple never stores them.\n',
});
