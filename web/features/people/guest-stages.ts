/** What can become of guests, as far as it is drawn; who gives is told in numbers only. */
export const guestStages = ['again', 'served_26', 'group_26', 'still_26', 'still_52'] as const;
export type GuestStage = (typeof guestStages)[number];
