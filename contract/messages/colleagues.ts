/** Refusals of `profile-marks-save`; the database raises the same sentences. */
export const colleagueRefusals = {
  yourself: 'You cannot change your own rights.',
  lastWithAllRights: 'A church needs one person with all rights.',
} as const;
