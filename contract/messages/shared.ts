/** The page behind a shared link. */
export const sharedMessages = {
  by: (churchName: string) => `Shared by ${churchName}.`,
  until: (day: string) => `This link works until ${day}. It is for reading only.`,
  madeWith: 'Made with Steeple',
} as const;
