import { sentences } from './sentences.ts';

/** Whether it is so of the named day's week alone, and whether gifts to some funds are not counted. */
export type Hole = { isOneWeek: boolean; areFundsLeftOut: boolean };

/** Where next to no gifts are there: they may not be entered. */
export const notEnteredMessages = sentences('notEnteredMessages', {
  /** In the closer look, while a week's gifts are coming in. */
  hardlyIn: (name: string) => `${name}: hardly any of this week’s gifts are in yet.`,
  /** As a thing that is off. */
  gifts: (day: string, { isOneWeek, areFundsLeftOut }: Hole) => {
    if (areFundsLeftOut) {
      return isOneWeek
        ? `hardly any gifts entered for ${day} in the funds you count`
        : `hardly any gifts entered since ${day} in the funds you count`;
    }
    return isOneWeek
      ? `hardly any gifts entered for ${day}`
      : `hardly any gifts entered since ${day}`;
  },
  hardlyGiven: (day: string, { isOneWeek, areFundsLeftOut }: Hole) => {
    if (areFundsLeftOut) {
      return isOneWeek
        ? `Hardly any gifts have been entered for ${day} in the funds you count. Until they are, we can’t tell you about giving.`
        : `Hardly any gifts have been entered since ${day} in the funds you count. Until they are, we can’t tell you about giving.`;
    }
    return isOneWeek
      ? `Hardly any gifts have been entered for ${day}. Until they are, we can’t tell you about giving.`
      : `Hardly any gifts have been entered since ${day}. Until they are, we can’t tell you about giving.`;
  },
});
