/** How many standard deviations a normal distribution's 80 and 95 % ranges reach to one side. */
export const reach80 = 1.2816;
export const reach95 = 1.96;

/** A week is unusual from so many standard deviations on: once in some years by chance. */
export const unusualFrom = 3.4;
